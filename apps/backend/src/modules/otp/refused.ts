import type { OtpAnswer } from "@sen/domain";
import { DomainError, type ErrorKind } from "../../errors/errors.ts";
import type { MessageCode } from "../../texts/messages.ts";

/** Why a one-time code is not sent, or not taken. */
export type OtpRefusal = Exclude<OtpAnswer, "sent" | "accepted">;

/** The field of every body that carries a one-time code. */
const FIELD = "otp";

const kinds: Record<OtpRefusal, { kind: ErrorKind; code: MessageCode }> = {
  too_soon: { kind: "too_many", code: "OTP_TOO_SOON" },
  max_sends: { kind: "max_otp_sends", code: "MAX_OTP_SENDS" },
  max_wrong: { kind: "max_wrong_otp", code: "MAX_WRONG_OTP" },
  wrong: { kind: "invalid", code: "OTP_WRONG" },
  expired: { kind: "invalid", code: "OTP_EXPIRED" },
  used: { kind: "invalid", code: "OTP_USED" },
};

/** A one-time code that is not sent, or not taken: 937 and 938 with their own codes, what was typed wrong at its field. Spec §8. */
export class OtpRefused extends DomainError {
  override name = "OtpRefused";
  readonly answer: OtpRefusal;

  constructor(
    answer: OtpRefusal,
    {
      waitMs,
      triesLeft = 0,
    }: { /** Until it is worth asking again. */ waitMs?: number; triesLeft?: number } = {},
  ) {
    const { kind, code } = kinds[answer];
    const isAtField = kind === "invalid";
    const seconds = waitMs === undefined ? undefined : Math.max(1, Math.ceil(waitMs / 1000));
    super(kind, isAtField ? "WRONG_FIELD" : code, {
      ...(isAtField && { fields: [{ field: FIELD, code, values: { left: triesLeft } }] }),
      ...(seconds !== undefined && {
        retryAfter: seconds,
        values: { seconds, minutes: Math.ceil(seconds / 60) },
      }),
    });
    this.answer = answer;
  }
}
