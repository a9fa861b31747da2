import type { OtpGivenBody, OtpSent, RegisterBody } from "@sen/api";
import type { RestorePasswordFormData } from "@sen/domain";
import { persisted, persistedText } from "../../core/persisted.ts";
import { sendCode } from "../../core/send-code.ts";
import { clearSession, readSession } from "../../core/session/session.ts";
import { write, written, type Refused, type Result } from "../../core/write.ts";
import { beginSession } from "./login.ts";

/** The pending one-time code of this tab, with the form it was requested for. Survives a reload. */
export interface PendingOtp {
  sent: OtpSent;
  /** The registration it completes, without the password. */
  typed?: Omit<RegisterBody, "password"> | undefined;
}

function otpStore(name: string) {
  const pending = persisted(name, (stored) => stored as PendingOtp | null, { in: "draft" });
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
    waitFor: (sending: Promise<Result<{ data: OtpSent }>>, typed?: PendingOtp["typed"]): Refused =>
      written(sending, ({ data }) => {
        pending.write({ sent: data, typed });
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
export const passwordOtp = otpStore("otp-password");
export const verifyOtp = otpStore("otp-verify");

/** Registers and sends a code to the phone. Repeating it, with other details or after a lost response, reuses the request id. */
export function register(body: RegisterBody): Refused {
  const { password: _secret, ...typed } = body;
  const otp_id = registerOtp.requestId();
  return registerOtp.waitFor(sendCode("POST /register", { body: { ...body, otp_id } }), typed);
}

export const resendRegistration = ({ sent, typed }: PendingOtp): Refused =>
  registerOtp.waitFor(sendCode("POST /register/otp/resend", { body: { id: sent.id } }), typed);

export const finishRegistration = (body: OtpGivenBody): Refused =>
  written(write("POST /register/otp", { body }), ({ data }) => registerOtp.finish(data));

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
