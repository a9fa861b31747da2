import { changePasswordFormSchema, passwordSchema } from "@sen/domain";
import { checked } from "../../../errors/checked.ts";
import { invalid } from "../../../errors/errors.ts";
import { clientAddress } from "@sen/server";
import { codeRequestOf } from "../../../http/code-request.ts";
import { deviceOf, signInClient } from "../../../http/device.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { sendOtp, takeOtp } from "../../otp/index.ts";
import { findAccount, markPhoneVerified } from "../accounts.ts";
import { forgetAttempts, subjectsOf } from "../attempts.ts";
import { confirmPassword } from "../confirm-password.ts";
import { ownDeviceOf } from "../known-devices.ts";
import { otpSentOf } from "../otp-presenter.ts";
import { replacePassword, tellPasswordChanged } from "../password-change.ts";
import { hashPassword } from "../passwords.ts";
import { loginOf } from "../presenter.ts";
import { openSession } from "../sessions.ts";

/** Somebody who is not signed in asks for a code to set a new password. */
const asking = { purpose: "restore_password", customerId: null } as const;

/** Sends a code to the phone of an account, and answers the same where there is none. Spec §2, forgot password. */
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

/** The code is right: the new password is good, every session ends and one begins. The phone has been proved, too. Spec §7. */
export const restorePassword: Operation<"restorePassword"> = async (context) => {
  const { body, db, clock, config, request, tokens } = context;
  const password = checked(passwordSchema, body.password, "password");
  const now = clock.now();
  const signedIn = await takeOtp(
    context,
    { ...asking, id: body.id, code: body.otp },
    async (tx, { recipient: phone }) => {
      const account = await findAccount(tx, { phone });
      if (account === null) throw invalid("otp", "OTP_EXPIRED");
      await replacePassword(tx, { customerId: account.id, to: await hashPassword(password) }, now);
      await markPhoneVerified(tx, account, now);
      await tellPasswordChanged(tx, config, account, now);
      const customer = { ...account, phone_verified_at: account.phone_verified_at ?? now };
      return { customer, session: await openSession(tx, customer, signInClient(context), now) };
    },
  );
  // An address that was never verified may be somebody else's name at the sign-in.
  const { customer } = signedIn;
  for (const name of [customer.phone, customer.email_verified_at && customer.email]) {
    if (name === null) continue;
    await forgetAttempts(db, subjectsOf(config.jwtSecret, name, clientAddress(request)), now);
  }
  return ok(loginOf(signedIn, tokens));
};

/** Changes the password of whoever is signed in: the present one is asked for, and every other session ends. Spec §7. */
export const changePassword: Operation<"changePassword"> = async (context) => {
  const { body, customer, session, db, clock, config, request } = context;
  const { current_password, new_password } = checked(changePasswordFormSchema, body);
  const present = await confirmPassword(context, {
    customerId: customer.id,
    password: current_password,
    address: clientAddress(request),
    field: "current_password",
  });
  const now = clock.now();
  const change = {
    customerId: customer.id,
    from: present,
    to: await hashPassword(new_password),
    keep: session.id,
  };
  const isChanged = await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, change, now))) return false;
    await tellPasswordChanged(tx, config, customer, now);
    return true;
  });
  // Somebody else has changed it since it was looked at.
  if (!isChanged) throw invalid("current_password", "PASSWORD_WRONG");
  return ok(null);
};
