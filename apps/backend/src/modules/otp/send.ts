import {
  isOtpAskerSpent,
  isOtpValid,
  OTP_CHANNELS,
  otpChallengeFreeAt,
  otpSend,
  otpSendableAt,
} from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Adapters } from "../../ports/adapters.ts";
import type { Config } from "../../config.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { otps } from "../../database/schema/index.ts";
import type { Message } from "../messages/index.ts";
import { countFor, type Counted } from "./counted.ts";
import { countOtpRequest } from "./metrics.ts";
import { challengeFor, readProof, redeemProof, type Proof } from "./proof.ts";
import { OtpRefused, type OtpRefusal } from "./refused.ts";
import { sendCode, sentOf } from "./send-code.ts";
import { requesterKind } from "./sends.ts";
import { findOtp, findPendingOtp, recipientOf } from "./pending.ts";
import type { OtpRequest, WantedCode, OtpSent } from "./otp-request.ts";

/** What sending and checking codes needs. */
export interface OtpServices extends Pick<Adapters, "clock" | "captcha"> {
  db: Database;
  config: Pick<Config, "jwtSecret" | "storefrontUrl" | "codeLimits">;
}

/** A request for a code. */
export interface OtpSendRequest extends OtpRequest {
  /** A phone number or a lower-case email address, depending on the purpose (domain's `OTP_CHANNELS`). */
  recipient: string;
  /** Data that `redeemOtp` returns once the code is correct. Must contain no readable secret. */
  payload?: object;
  /** False if the code must not be delivered and the requester must not notice: everything else happens as usual. */
  isDelivered?: boolean;
  /** The message to send instead of a code that must not be delivered. */
  instead?: Message;
  /** The id that the caller chose or got before: the same id is the same request. Generated if omitted. */
  id?: string | undefined;
}

/**
 * Sends a code. While a code is pending under the caller's id, or for the signed-in customer, and a new one may not be sent yet, the
 * pending code stays valid and gets the new payload. So somebody who goes back to fix a typo need not wait.
 *
 * @throws OtpRefused `too_soon`, `too_fast`, `max_sends`, `over_budget`, or `challenge` with the challenge to solve
 */
export async function sendOtp(services: OtpServices, wish: OtpSendRequest): Promise<OtpSent> {
  return dispatch(services, wish, async (tx) => {
    return {
      row: await findPendingOtp(tx, wish),
      wantedId: wish.id,
      recipient: wish.recipient,
      payload: wish.payload ?? null,
      isDelivered: wish.isDelivered ?? true,
      instead: wish.instead ?? null,
      mayStay: true,
    };
  });
}

/**
 * Sends a new code under the same id; the old one becomes invalid.
 *
 * @throws OtpRefused `expired` for an id that is not the caller's, `used`, or like `sendOtp`
 */
export async function resendOtp(
  services: OtpServices,
  asking: OtpRequest & { id: string },
): Promise<OtpSent> {
  return dispatch(services, asking, async (tx) => {
    const row = await findOtp(tx, asking);
    if (!row) throw new OtpRefused("expired");
    const { payload, code_hash } = row;
    const isDelivered = code_hash !== null;
    return { row, recipient: recipientOf(row), payload, isDelivered, instead: null, mayStay: false };
  });
}

async function dispatch(
  services: OtpServices,
  asking: OtpRequest,
  prepare: (tx: Transaction) => Promise<WantedCode>,
): Promise<OtpSent> {
  const { db, clock, captcha } = services;
  const channel = OTP_CHANNELS[asking.purpose];
  const proof = await readProof(captcha, asking.challengeAnswer);
  const now = clock.now();
  try {
    const sent = await db.transaction(async (tx) => {
      const wanted = await prepare(tx);
      return sendIfAllowed(tx, services, { asking, proof, wanted, now });
    });
    countOtpRequest(channel, "sent");
    return sent;
  } catch (error) {
    if (error instanceof OtpRefused) countOtpRequest(channel, error.answer);
    throw error;
  }
}

/** A code request with the time it was made. */
interface Wish {
  asking: OtpRequest;
  proof: Proof;
  wanted: WantedCode;
  now: Date;
}

async function sendIfAllowed(tx: Transaction, services: OtpServices, wish: Wish): Promise<OtpSent> {
  const { asking, proof, wanted, now } = wish;
  const { row, recipient } = wanted;
  const scope = { purpose: asking.purpose, recipient };
  const isProved = await redeemProof(tx, proof, services.config.jwtSecret, scope, now);
  const counted = await countFor(tx, services.config, { asking, wanted, now });
  const asker = requesterKind(asking);
  const answer =
    row && row.used_at !== null
      ? "used"
      : otpSend(counted.sends, { asker, isProved, budgetUse: counted.use }, now);
  if (answer === "sent") return sendCode(tx, services.config, wish, counted);
  if (row && wanted.mayStay && isOtpValid(row, now) && answer === "too_soon") {
    await tx.update(otps).set({ payload: wanted.payload }).where(eq(otps.id, row.id));
    return sentOf(row, otpSendableAt(counted.sends, asker));
  }
  throw refusalOf(answer, services, wish, counted);
}

/** The refusal with its details: how long to wait, and the challenge to solve instead. */
function refusalOf(
  answer: OtpRefusal,
  { captcha, config }: OtpServices,
  { asking, proof, wanted, now }: Wish,
  { sends, use, waitMs }: Counted,
): OtpRefused {
  if (answer === "over_budget") return new OtpRefused(answer, { waitMs });
  if (answer !== "challenge") {
    return new OtpRefused(answer, {
      waitMs: otpSendableAt(sends, requesterKind(asking)).getTime() - now.getTime(),
    });
  }
  const scope = { purpose: asking.purpose, recipient: wanted.recipient };
  const solver = { captcha, secret: config.jwtSecret, proof };
  return new OtpRefused(answer, {
    isAskerSpent: isOtpAskerSpent(sends, now),
    waitMs: Math.max(waitMs, otpChallengeFreeAt(sends).getTime() - now.getTime()),
    challenge: challengeFor(solver, scope, { sends, budgetUse: use }, now),
  });
}
