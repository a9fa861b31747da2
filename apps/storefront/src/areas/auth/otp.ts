import type { OtpGivenBody, OtpSent, RegisterBody } from "@sen/api";
import type { RestorePasswordFormData } from "@sen/domain";
import { persisted, persistedText } from "../../core/persisted.ts";
import { sendCode } from "../../core/send-code.ts";
import { clearSession, readSession } from "../../core/session/session.ts";
import { write, written, type Refused, type Result } from "../../core/write.ts";
import { beginSession } from "./login.ts";

/** What a customer waits for in this tab, also after a reload: the code that is out, and what was typed for it. */
export interface PendingOtp {
  sent: OtpSent;
  /** The registration that it finishes, without its password. */
  typed?: Omit<RegisterBody, "password"> | undefined;
}

function otpStore(name: string) {
  const pending = persisted(name, (stored) => stored as PendingOtp | null, { in: "draft" });
  const requestId = persistedText(`${name}-request`, { in: "draft" });
  return {
    ...pending,
    /** The id to ask for a code under: of the code that is out, or a new one until its answer is there. */
    requestId(): string {
      const id = requestId.read() ?? crypto.randomUUID();
      requestId.write(id);
      return id;
    },
    /** Waits for the code of an answer from now on. */
    waitFor: (sending: Promise<Result<{ data: OtpSent }>>, typed?: PendingOtp["typed"]): Refused =>
      written(sending, ({ data }) => {
        pending.write({ sent: data, typed });
        if (requestId.read() !== null) requestId.write(data.id);
      }),
    /** Waits for it no more, and is signed in. */
    finish: (login: Parameters<typeof beginSession>[0]) => {
      pending.write(null);
      requestId.write(null);
      beginSession(login);
    },
  };
}

/** The code that finishes a registration. */
export const registerOtp = otpStore("otp-register");
/** The code for a new password. */
export const passwordOtp = otpStore("otp-password");
/** The code that verifies the phone of an account that is not verified. */
export const verifyOtp = otpStore("otp-verify");

/** Registers: a code goes to the phone. Sent again, with other details or because the answer was lost, it is the same request. */
export function register(body: RegisterBody): Refused {
  const { password: _secret, ...typed } = body;
  const otp_id = registerOtp.requestId();
  return registerOtp.waitFor(sendCode("POST /register", { body: { ...body, otp_id } }), typed);
}

/** Another code for the registration. */
export const resendRegistration = ({ sent, typed }: PendingOtp): Refused =>
  registerOtp.waitFor(sendCode("POST /register/otp/resend", { body: { id: sent.id } }), typed);

/** Finishes the registration, and is signed in. */
export const finishRegistration = (body: OtpGivenBody): Refused =>
  written(write("POST /register/otp", { body }), ({ data }) => registerOtp.finish(data));

/** A code for a new password; again under the same id while one is waited for. */
export const forgotPassword = (phone: string): Refused =>
  passwordOtp.waitFor(
    sendCode("POST /password/forgot", { body: { phone, otp_id: passwordOtp.requestId() } }),
  );

/** Sets the new password, and is signed in. */
export const restorePassword = (id: string, form: RestorePasswordFormData): Refused =>
  written(write("POST /password/restore", { body: { id, ...form } }), ({ data }) => {
    // Another customer may have been signed in here. A guest's cart stays.
    if (readSession() !== null) clearSession();
    passwordOtp.finish(data);
  });

/** A code for the phone of an account that is not verified. */
export const sendPhoneVerification = (phone: string): Refused =>
  verifyOtp.waitFor(sendCode("POST /loyalty/phone-verification", { body: { phone } }));

/** Verifies the phone, and is signed in. */
export const verifyPhone = (body: OtpGivenBody): Refused =>
  written(write("POST /loyalty/phone-verification/verify", { body }), ({ data }) => verifyOtp.finish(data));
