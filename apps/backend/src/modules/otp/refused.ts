import type { Challenge } from "@sen/api";
import type { OtpAnswer } from "@sen/domain";
import { DomainError, type ErrorKind } from "../../errors/errors.ts";
import type { MessageCode } from "../../texts/messages.ts";

/** Why a one-time code is not sent or not accepted. */
export type OtpRefusal = Exclude<OtpAnswer, "sent" | "accepted">;

/** The field of the request body that holds the code. */
const FIELD = "otp";

const kinds: Record<OtpRefusal, { kind: ErrorKind; code: MessageCode }> = {
  too_fast: { kind: "too_many", code: "TOO_MANY_REQUESTS" },
  over_budget: { kind: "unavailable", code: "OTP_UNAVAILABLE" },
  challenge: { kind: "too_many", code: "CHALLENGE_REQUIRED" },
  too_soon: { kind: "too_many", code: "OTP_TOO_SOON" },
  max_sends: { kind: "max_otp_sends", code: "MAX_OTP_SENDS" },
  max_wrong: { kind: "max_wrong_otp", code: "MAX_WRONG_OTP" },
  wrong: { kind: "invalid", code: "OTP_WRONG" },
  expired: { kind: "invalid", code: "OTP_EXPIRED" },
  used: { kind: "invalid", code: "OTP_USED" },
};

/** The longest wait reported for a budget, in seconds. The limit may be raised sooner, and the contract's 503 allows no more. */
const BUDGET_WAIT_SECONDS = 120;

/** The details of a refusal. */
interface Told {
  /** Milliseconds until a retry makes sense. */
  waitMs?: number;
  triesLeft?: number;
  /** The challenge to solve instead of waiting. */
  challenge?: Challenge;
  /** The requester has reached their own limit: 937. */
  isAskerSpent?: boolean;
}

/** A code that was not sent or not accepted: 937 and 938 have their own codes, a mistyped code is a field error. Spec §8. */
export class OtpRefused extends DomainError {
  override name = "OtpRefused";
  readonly answer: OtpRefusal;

  constructor(answer: OtpRefusal, { waitMs, triesLeft = 0, challenge, isAskerSpent = false }: Told = {}) {
    const { kind, code } = kinds[isAskerSpent ? "max_sends" : answer];
    const isAtField = kind === "invalid";
    const seconds = waitMs === undefined ? undefined : secondsOf(waitMs, answer);
    super(kind, isAtField ? "WRONG_FIELD" : code, {
      ...(isAtField && { fields: [{ field: FIELD, code, values: { left: triesLeft } }] }),
      ...(seconds !== undefined && {
        retryAfter: seconds,
        values: { seconds, minutes: Math.ceil(seconds / 60) },
      }),
      ...(challenge && { challenge }),
    });
    this.answer = answer;
  }
}

function secondsOf(waitMs: number, answer: OtpRefusal): number {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  return answer === "over_budget" ? Math.min(BUDGET_WAIT_SECONDS, seconds) : seconds;
}
