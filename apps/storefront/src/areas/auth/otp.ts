import type { OtpGivenBody, OtpSent, RegisterBody } from "@sen/api";
import type { RegistrationFormData, RestorePasswordFormData } from "@sen/domain";
import { persisted, persistedText } from "../../core/persisted.ts";
import { sendCode } from "../../core/send-code.ts";
import { clearSession, readSession } from "../../core/session/session.ts";
import { write, written, type Refused, type Result } from "../../core/write.ts";
import { beginSession } from "./login.ts";

/** The pending one-time code of this tab. Survives a reload. */
function otpStore(name: string) {
  const pending = persisted(name, (stored) => stored as { sent: OtpSent } | null, { in: "draft" });
  const requestId = persistedText(`${name}-request`, { in: "draft" });
  return {
    ...pending,
    /** The id to request a code under: that of the pending code, or a new one until the response arrives. */
    requestId(): string {
      const id = requestId.read() ?? crypto.randomUUID();
      requestId.write(id);
      return id;
    },
    /** Stores the pending code once the request succeeds. */
    waitFor: (sending: Promise<Result<{ data: OtpSent }>>): Refused =>
      written(sending, ({ data }) => {
        pending.write({ sent: data });
        if (requestId.read() !== null) requestId.write(data.id);
      }),
    finish: (login: Parameters<typeof beginSession>[0]) => {
      pending.write(null);
      requestId.write(null);
      beginSession(login);
    },
  };
}

export const registerOtp = otpStore("otp-register");
/** The registration form, until its code is accepted. */
export const registrationDraft = persisted("register", (stored) => stored as RegistrationFormData | null, {
  in: "draft",
});
export const passwordOtp = otpStore("otp-password");
export const verifyOtp = otpStore("otp-verify");

/** Registers and sends a code to the phone. Repeating it, with other details or after a lost response, reuses the request id. */
export function register(body: RegisterBody): Refused {
  const otp_id = registerOtp.requestId();
  return registerOtp.waitFor(sendCode("POST /register", { body: { ...body, otp_id } }));
}

export const resendRegistration = (id: string): Refused =>
  registerOtp.waitFor(sendCode("POST /register/otp/resend", { body: { id } }));

export const finishRegistration = (body: OtpGivenBody): Refused =>
  written(write("POST /register/otp", { body }), ({ data }) => {
    registrationDraft.write(null);
    registerOtp.finish(data);
  });

/** Sends a code for a new password, under the same id while one is pending. */
export const forgotPassword = (phone: string): Refused =>
  passwordOtp.waitFor(
    sendCode("POST /password/forgot", { body: { phone, otp_id: passwordOtp.requestId() } }),
  );

/** Sets the new password and signs in. */
export const restorePassword = (id: string, form: RestorePasswordFormData): Refused =>
  written(write("POST /password/restore", { body: { id, ...form } }), ({ data }) => {
    // Another customer may be signed in on this device. A guest's cart stays.
    if (readSession() !== null) clearSession();
    passwordOtp.finish(data);
  });

export const sendPhoneVerification = (phone: string): Refused =>
  verifyOtp.waitFor(sendCode("POST /loyalty/phone-verification", { body: { phone } }));

export const verifyPhone = (body: OtpGivenBody): Refused =>
  written(write("POST /loyalty/phone-verification/verify", { body }), ({ data }) => verifyOtp.finish(data));
