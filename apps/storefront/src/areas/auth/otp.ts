import type { ErrorEnvelope, OtpGivenBody, OtpSent, RegisterBody } from "@sen/api";
import type { RestorePasswordFormData } from "@sen/domain";
import { readDraft, writeDraft } from "../../core/drafts/draft-store.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { beginSession } from "./begin-session.ts";
import { VERIFY_DRAFT } from "../../core/session/temporary-session.ts";
import { write } from "../../core/api.ts";
import { sendCode } from "../../core/send-code.ts";

/** Nothing on success, the backend's answer when it refuses. */
type Outcome = Promise<ErrorEnvelope | null>;

/** What a customer waits for in this tab, also after a reload: the code that is out, and what was typed for it. */
export interface WaitingOtp {
  sent: OtpSent;
  /** The registration that it finishes, without its password. */
  typed?: Omit<RegisterBody, "password">;
}

/** What a code can be for, as its draft is named. */
export type OtpName = "otp-register" | "otp-password" | typeof VERIFY_DRAFT;

const NOTHING: WaitingOtp | null = null;

/** The code that this tab waits for, and how to remember another. */
export const useWaitingOtp = (name: OtpName) => useDraft<WaitingOtp | null>(name, NOTHING);

/** Whether this tab waits for a code, right now: for effects, before which nothing has looked. */
export const isWaitingForOtp = (name: OtpName): boolean => readDraft(name) !== null;

const keep = (name: OtpName, waiting: WaitingOtp) => {
  writeDraft(name, JSON.stringify(waiting));
};

/** Forgets the code that was waited for. */
export const forgetOtp = (name: OtpName): void => {
  writeDraft(name, null);
};

/** The id of a wish for a code: the one that is waited for, or a new one that is kept until its answer is there. */
function wishId(name: OtpName): string {
  const key = `${name}-wish`;
  const id = readDraft(key) ?? crypto.randomUUID();
  writeDraft(key, id);
  return id;
}

/** Registers: a code goes to the phone. Sent again, with other details or because the answer was lost, it is the same wish. */
export async function register(body: RegisterBody): Outcome {
  const otp_id = wishId("otp-register");
  const { data, error } = await sendCode((api, header) =>
    api.POST("/register", { body: { ...body, otp_id }, params: { header } }),
  );
  if (!data) return error;
  const { password: _secret, ...typed } = body;
  keep("otp-register", { sent: data.data, typed });
  writeDraft("otp-register-wish", data.data.id);
  return null;
}

/** Another code for the registration. */
export async function resendRegistration({ sent, typed }: WaitingOtp): Outcome {
  const { data, error } = await sendCode((api, header) =>
    api.POST("/register/otp/resend", { body: { id: sent.id }, params: { header } }),
  );
  if (!data) return error;
  keep("otp-register", { sent: data.data, ...(typed && { typed }) });
  return null;
}

/** Finishes the registration, and is signed in. */
export async function finishRegistration(body: OtpGivenBody): Outcome {
  const { data, error } = await write((api) => api.POST("/register/otp", { body }));
  if (!data) return error;
  forgetWish("otp-register");
  beginSession(data.data);
  return null;
}

/** A code for a new password; again under the same id while one is waited for. */
export async function forgotPassword(phone: string): Outcome {
  const otp_id = wishId("otp-password");
  const { data, error } = await sendCode((api, header) =>
    api.POST("/password/forgot", { body: { phone, otp_id }, params: { header } }),
  );
  if (!data) return error;
  keep("otp-password", { sent: data.data });
  writeDraft("otp-password-wish", data.data.id);
  return null;
}

/** Sets the new password. */
export async function restorePassword(id: string, form: RestorePasswordFormData): Outcome {
  const { data, error } = await write((api) => api.POST("/password/restore", { body: { id, ...form } }));
  if (!data) return error;
  forgetWish("otp-password");
  return null;
}

/** A code for the phone of an account that is not verified. */
export async function sendPhoneVerification(phone: string): Outcome {
  const { data, error } = await sendCode((api, header) =>
    api.POST("/loyalty/phone-verification", { body: { phone }, params: { header } }),
  );
  if (!data) return error;
  keep(VERIFY_DRAFT, { sent: data.data });
  return null;
}

/** Verifies the phone, and is signed in. */
export async function verifyPhone(body: OtpGivenBody): Outcome {
  const { data, error } = await write((api) => api.POST("/loyalty/phone-verification/verify", { body }));
  if (!data) return error;
  forgetOtp(VERIFY_DRAFT);
  beginSession(data.data);
  return null;
}

function forgetWish(name: OtpName): void {
  forgetOtp(name);
  writeDraft(`${name}-wish`, null);
}
