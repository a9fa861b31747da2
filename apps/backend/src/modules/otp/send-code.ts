import { OTP_CHANNELS, OTP_MAX_WRONG, otpExpiresAt, otpSendableAt, otpTries, withOtpSend } from "@sen/domain";
import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import { otps } from "../../database/schema/index.ts";
import { otpMessage, queueMessage } from "../messages/index.ts";
import { useOf, usedRows } from "./budgets.ts";
import { digestOf, newCode } from "./code.ts";
import type { Counted } from "./counted.ts";
import { lockCounts, writeCounts } from "./counts.ts";
import { OtpRefused } from "./refused.ts";
import { requesterKind, rowsOf } from "./sends.ts";
import { freeId, recipientOf, type OtpRow } from "./pending.ts";
import type { OtpRequest, WantedCode, OtpSent } from "./otp-request.ts";

/** The response for a code that was sent. */
export const sentOf = (row: OtpRow, resend_at: Date): OtpSent => ({
  id: row.id,
  recipient: recipientOf(row),
  expires_at: otpExpiresAt(row),
  resend_at,
});

/** A code request that passed all checks. */
interface Allowed {
  asking: OtpRequest;
  wanted: WantedCode;
  now: Date;
}

/**
 * Counts the code, stores it and queues its message.
 *
 * @throws OtpRefused `over_budget` if concurrent requests have used up a budget meanwhile
 */
export async function sendCode(
  tx: Transaction,
  config: Pick<Config, "jwtSecret" | "storefrontUrl">,
  allowed: Allowed,
  { subjects, sends, budgets }: Counted,
): Promise<OtpSent> {
  const { asking, wanted, now } = allowed;
  const counts = await lockCounts(
    tx,
    budgets.map(({ subject }) => subject),
    now,
  );
  const { use, waitMs } = useOf(budgets, counts, now);
  if (use >= 1) throw new OtpRefused("over_budget", { waitMs });
  const after = withOtpSend(sends, now);
  await writeCounts(tx, [...rowsOf(subjects, after), ...usedRows(budgets, counts, now)], now);
  const asker = requesterKind(asking);
  const code = newCode();
  const stored = await storeCode(tx, config, allowed, {
    code,
    wrong: OTP_MAX_WRONG - otpTries(sends, asker, now),
  });
  const { purpose, locale } = asking;
  const { recipient, isDelivered, instead } = wanted;
  const message = otpMessage({ purpose, recipient, code, locale, site: config.storefrontUrl });
  // Also queued if nothing must be delivered, so that the response takes the same time.
  const queued = { key: `otp:${stored.id}`, until: otpExpiresAt(stored) };
  await queueMessage(tx, config, isDelivered ? message : instead, queued);
  return sentOf(stored, otpSendableAt(after, asker));
}

async function storeCode(
  tx: Transaction,
  { jwtSecret }: Pick<Config, "jwtSecret">,
  { asking: { purpose, customerId }, wanted, now }: Allowed,
  { code, wrong }: { code: string; wrong: number },
): Promise<OtpRow> {
  const { row, wantedId, recipient, payload, isDelivered } = wanted;
  const id = row?.id ?? (await freeId(tx, wantedId));
  const channel = OTP_CHANNELS[purpose];
  const values = {
    purpose,
    phone: channel === "sms" ? recipient : null,
    email: channel === "email" ? recipient : null,
    customer_id: customerId,
    payload,
    code_hash: isDelivered ? digestOf(jwtSecret, id, code) : null,
    wrong,
    sent_at: now,
    used_at: null,
  };
  const [stored] = await tx
    .insert(otps)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: otps.id, set: values })
    .returning();
  if (!stored) throw new Error("The code was not stored");
  return stored;
}
