import { isOtpValid, OTP_MAX_WRONG, otpTry, type OtpPurpose } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { otps } from "../../database/schema/index.ts";
import { isCode } from "./code.ts";
import { OtpRefused, type OtpRefusal } from "./refused.ts";
import type { OtpServices } from "./send.ts";
import { findOtp, recipientOf } from "./pending.ts";

/** A code as entered. */
export interface OtpGiven {
  id: string;
  purpose: OtpPurpose;
  /** The customer it must belong to; null if not signed in. */
  customerId: number | null;
  code: string;
}

/** What a correct code proves. */
export interface RedeemedOtp {
  /** The phone number or email address that the code was sent to. */
  recipient: string;
  /** The payload given to `sendOtp`. */
  payload: object | null;
}

/**
 * Accepts a code once. `work` runs in the same transaction, so the code counts as used only if the work succeeds.
 * A wrong code counts as a try.
 *
 * @throws OtpRefused `wrong`, `max_wrong`, `expired` (also an id of another purpose or customer) or `used`
 */
export async function redeemOtp<Result>(
  { db, clock, config }: Pick<OtpServices, "db" | "clock" | "config">,
  given: OtpGiven,
  work: (tx: Transaction, taken: RedeemedOtp) => Promise<Result>,
): Promise<Result> {
  const now = clock.now();
  const outcome = await db.transaction(async (tx) => {
    const row = await findOtp(tx, given);
    const isRight = isCode(row?.code_hash ?? null, config.jwtSecret, given.id, given.code);
    const answer = otpTry(row, isRight, now);
    if (row && answer === "accepted") {
      await tx.update(otps).set({ used_at: now, payload: null }).where(eq(otps.id, row.id));
      const result = await work(tx, { recipient: recipientOf(row), payload: row.payload });
      return { kind: "taken" as const, result };
    }
    const wrong = (row?.wrong ?? 0) + 1;
    if (row && isOtpValid(row, now)) {
      await tx.update(otps).set({ wrong }).where(eq(otps.id, row.id));
    }
    return { kind: "refused" as const, refused: answer, triesLeft: Math.max(0, OTP_MAX_WRONG - wrong) };
  });
  if (outcome.kind === "taken") return outcome.result;
  const { refused, triesLeft } = outcome;
  throw new OtpRefused(refused as OtpRefusal, { triesLeft });
}
