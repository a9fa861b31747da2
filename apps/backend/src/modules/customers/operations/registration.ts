import { registrationFormSchema } from "@sen/domain";
import { checked } from "../../../errors/checked.ts";
import { codeRequestOf } from "../../../http/code-request.ts";
import { signInClient } from "../../../http/device.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { restoreCouponUses } from "../../coupons/index.ts";
import { OtpRefused, resendOtp, sendOtp, redeemOtp } from "../../otp/index.ts";
import { assertEmailFree, isPhoneTaken, openAccount, phoneRegistered, type NewAccount } from "../accounts.ts";
import { otpSentOf } from "../otp-presenter.ts";
import { hashPassword } from "../passwords.ts";
import { loginOf } from "../presenter.ts";
import { openSession } from "../sessions.ts";

/** The request to register, made signed out. */
const asking = { purpose: "register", customerId: null, ownDevice: null } as const;

/** Stores the registration with a code sent to the phone. The account opens once the code is entered. Spec §2, register. */
export const register: Operation<"register"> = async (context) => {
  const { body, db, clock, locale } = context;
  const form = checked(registrationFormSchema, { ...body, email: body.email ?? "" });
  const { phone, password, full_name } = form;
  const email = form.email === "" ? null : form.email;
  const isTaken = await isPhoneTaken(db, phone);
  if (!isTaken) await assertEmailFree(db, email);
  const payload: Omit<NewAccount, "phone"> = {
    full_name,
    email,
    password_hash: await hashPassword(password),
    lang: locale,
  };
  const sent = await sendOtp(context, {
    ...asking,
    ...codeRequestOf(context),
    recipient: phone,
    payload,
    isDelivered: !isTaken,
    id: body.otp_id,
  }).catch((error: unknown) => {
    // They were told less than two minutes ago, in another tab.
    if (isTaken && error instanceof OtpRefused && error.answer === "too_soon") throw phoneRegistered();
    throw error;
  });
  // Only after the limits for codes, so that nobody can look up many numbers.
  if (isTaken) throw phoneRegistered();
  return ok(otpSentOf(sent, clock.now()));
};

/** With the right code, opens the account and signs the customer in. */
export const verifyRegisterOtp: Operation<"verifyRegisterOtp"> = async (context) => {
  const { body, clock, config, tokens } = context;
  const now = clock.now();
  const signedIn = await redeemOtp(context, { ...asking, id: body.id, code: body.otp }, async (tx, taken) => {
    const account = taken.payload as Omit<NewAccount, "phone">;
    const phone = taken.recipient;
    const customer = await openAccount(tx, { ...account, phone }, now);
    await restoreCouponUses(tx, config, { id: customer.id, phone });
    const session = await openSession(tx, customer, signInClient(context), now);
    return { customer, session };
  });
  return ok(loginOf(signedIn, tokens));
};

/** Resends a code for the same registration. */
export const resendRegisterOtp: Operation<"resendRegisterOtp"> = async (context) => {
  const { body, clock } = context;
  const sent = await resendOtp(context, { ...asking, ...codeRequestOf(context), id: body.id });
  return ok(otpSentOf(sent, clock.now()));
};
