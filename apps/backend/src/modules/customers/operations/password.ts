import { changePasswordFormSchema, passwordSchema } from "@sen/domain";
import { checked } from "../../../errors/checked.ts";
import { invalid } from "../../../errors/errors.ts";
import { clientAddress } from "@sen/server";
import { codeRequestOf } from "../../../http/code-request.ts";
import { deviceOf, signInClient } from "../../../http/device.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { sendOtp, redeemOtp } from "../../otp/index.ts";
import { findAccount, markPhoneVerified } from "../accounts.ts";
import { forgetAttempts, subjectsOf } from "../attempts.ts";
import { confirmPassword } from "../confirm-password.ts";
import { ownDeviceOf } from "../known-devices.ts";
import { otpSentOf } from "../otp-presenter.ts";
import { replacePassword } from "../password-change.ts";
import { hashPassword } from "../passwords.ts";
import { loginOf } from "../presenter.ts";
import { openSession } from "../sessions.ts";

/** The request to reset a password, made signed out. */
const asking = { purpose: "restore_password", customerId: null } as const;

/** Sends a code to the phone of an account. The response is the same if there is none. Spec §2, forgot password. */
export const forgotPassword: Operation<"forgotPassword"> = async (context) => {
  const { body, db, clock, config, request } = context;
  const account = await findAccount(db, { phone: body.phone });
  const sent = await sendOtp(context, {
    ...asking,
    ...codeRequestOf(context),
    ownDevice: await ownDeviceOf(db, account, deviceOf(request, config)),
    recipient: body.phone,
    isDelivered: account !== null,
    id: body.otp_id,
  });
  return ok(otpSentOf(sent, clock.now()));
};

/** With the right code, sets the new password, ends every session and linked sign-in, opens a session, and marks the phone as verified. Spec §7. */
export const restorePassword: Operation<"restorePassword"> = async (context) => {
  const { body, db, clock, config, request, tokens } = context;
  // Before the transaction: hashing takes long, and a connection would wait for it.
  const to = await hashPassword(checked(passwordSchema, body.password, "password"));
  const now = clock.now();
  const signedIn = await redeemOtp(
    context,
    { ...asking, id: body.id, code: body.otp },
    async (tx, { recipient: phone }) => {
      const account = await findAccount(tx, { phone });
      if (account === null) throw invalid("otp", "OTP_EXPIRED");
      // Any password is replaced, but a first one is the customer's own wish, and nobody else's sign-in can be linked yet.
      const from = account.password_hash === null ? null : undefined;
      await replacePassword(tx, config, { customer: account, from, to }, now);
      await markPhoneVerified(tx, account, now);
      const customer = { ...account, phone_verified_at: account.phone_verified_at ?? now };
      return { customer, session: await openSession(tx, customer, signInClient(context), now) };
    },
  );
  // An unverified address may be the sign-in name of somebody else.
  const { customer } = signedIn;
  for (const name of [customer.phone, customer.email_verified_at && customer.email]) {
    if (name === null) continue;
    await forgetAttempts(db, subjectsOf(config.jwtSecret, name, clientAddress(request)), now);
  }
  return ok(loginOf(signedIn, tokens));
};

/** Changes the password of the signed-in customer, given the current one, and ends every other session and linked sign-in. Spec §7. */
export const changePassword: Operation<"changePassword"> = async (context) => {
  const { body, customer, session, db, clock, config } = context;
  const { current_password, new_password } = checked(changePasswordFormSchema, body);
  const present = await confirmPassword(context, current_password, "current_password");
  const now = clock.now();
  const to = await hashPassword(new_password);
  const change = { customer, from: present, to, keep: session.id };
  const isChanged = await db.transaction((tx) => replacePassword(tx, config, change, now));
  // The password changed after it was checked.
  if (!isChanged) throw invalid("current_password", "PASSWORD_WRONG");
  return ok(null);
};
