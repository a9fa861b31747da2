import { conflict } from "../../../errors/errors.ts";
import { codeRequestOf } from "../../../http/code-request.ts";
import { signInClient } from "../../../http/device.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { restoreCouponUses } from "../../coupons/index.ts";
import { sendOtp, redeemOtp } from "../../otp/index.ts";
import { isPhoneTaken, markPhoneVerified, phoneRegistered, releasePhone } from "../accounts.ts";
import type { Customer } from "../../../signed-in.ts";
import { otpSentOf } from "../otp-presenter.ts";
import { loginOf } from "../presenter.ts";
import { endSession, openSession } from "../sessions.ts";

const asking = { purpose: "verify_phone" } as const;

/** Sends a code to a customer's unverified phone, or to another number that they enter. Spec §2, redirects. */
export const sendPhoneVerification: Operation<"sendPhoneVerification"> = async (context) => {
  const { body, customer, db, clock } = context;
  assertUnverified(customer);
  const { phone } = body;
  const isTaken = await isPhoneTaken(db, phone, customer.id);
  const sent = await sendOtp(context, {
    ...asking,
    ...codeRequestOf(context),
    // The number may belong to anybody.
    ownDevice: null,
    customerId: customer.id,
    recipient: phone,
    isDelivered: !isTaken,
  });
  if (isTaken) throw phoneRegistered();
  return ok(otpSentOf(sent, clock.now()));
};

/** With the right code, marks the phone as verified and replaces the temporary session by a full one. */
export const verifyPhone: Operation<"verifyPhone"> = async (context) => {
  const { body, customer, session, clock, config, tokens } = context;
  assertUnverified(customer);
  const now = clock.now();
  const given = { ...asking, customerId: customer.id, id: body.id, code: body.otp };
  const signedIn = await redeemOtp(context, given, async (tx, { recipient: phone }) => {
    if (await isPhoneTaken(tx, phone, customer.id)) throw phoneRegistered();
    await releasePhone(tx, phone, customer.id, now);
    await markPhoneVerified(tx, { id: customer.id, phone }, now);
    await restoreCouponUses(tx, config, { id: customer.id, phone });
    await endSession(tx, customer.id, session.id, now);
    const verified = { ...customer, phone, phone_verified_at: now };
    const opened = await openSession(tx, verified, signInClient(context), now);
    return { customer: verified, session: opened };
  });
  return ok(loginOf(signedIn, tokens));
};

function assertUnverified({ phone_verified_at }: Customer): void {
  if (phone_verified_at !== null) throw conflict("PHONE_ALREADY_VERIFIED");
}
