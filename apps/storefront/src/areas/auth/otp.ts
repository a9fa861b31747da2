import type { OtpGivenBody, OtpSent, RegisterBody } from "@sen/api";
import type { RestorePasswordFormData } from "@sen/domain";
import { readDraft, writeDraft } from "../../core/drafts/draft-store.ts";
import { useDraft } from "../../core/drafts/use-draft.ts";
import { sendCode } from "../../core/send-code.ts";
import { VERIFY_DRAFT } from "../../core/session/temporary-session.ts";
import { clearSession, readSession } from "../../core/session/session-store.ts";
import { write, type Refused, type Result } from "../../core/write.ts";
import { beginSession } from "./begin-session.ts";

/** What a customer waits for in this tab, also after a reload: the code that is out, and what was typed for it. */
export interface WaitingOtp {
  sent: OtpSent;
  /** The registration that it finishes, without its password. */
  typed?: Omit<RegisterBody, "password"> | undefined;
}

/** What a code can be for, as its draft is named. */
export type OtpName = "otp-register" | "otp-password" | typeof VERIFY_DRAFT;

const NOTHING: WaitingOtp | null = null;

/** The code that this tab waits for, and how to remember another. */
export const useWaitingOtp = (name: OtpName) => useDraft<WaitingOtp | null>(name, NOTHING);

/** Whether this tab waits for a code, right now: for effects, before which nothing has looked. */
export const isWaitingForOtp = (name: OtpName): boolean => readDraft(name) !== null;

/** Forgets the code that was waited for. */
export const forgetOtp = (name: OtpName): void => {
  writeDraft(name, null);
};

const wishOf = (name: OtpName) => `${name}-wish`;

/** The id of a wish for a code: the one that is waited for, or a new one that is kept until its answer is there. */
function wishId(name: OtpName): string {
  const id = readDraft(wishOf(name)) ?? crypto.randomUUID();
  writeDraft(wishOf(name), id);
  return id;
}

/** Waits for the code of an answer from now on. */
async function waitFor(
  name: OtpName,
  sending: Promise<Result<{ data: OtpSent }>>,
  typed?: WaitingOtp["typed"],
): Refused {
  const { data, refusal } = await sending;
  if (refusal) return refusal;
  const waiting: WaitingOtp = { sent: data.data, typed };
  writeDraft(name, JSON.stringify(waiting));
  if (readDraft(wishOf(name)) !== null) writeDraft(wishOf(name), data.data.id);
  return null;
}

/** Registers: a code goes to the phone. Sent again, with other details or because the answer was lost, it is the same wish. */
export function register(body: RegisterBody): Refused {
  const { password: _secret, ...typed } = body;
  const otp_id = wishId("otp-register");
  return waitFor("otp-register", sendCode("POST /register", { body: { ...body, otp_id } }), typed);
}

/** Another code for the registration. */
export const resendRegistration = ({ sent, typed }: WaitingOtp): Refused =>
  waitFor("otp-register", sendCode("POST /register/otp/resend", { body: { id: sent.id } }), typed);

/** Finishes the registration, and is signed in. */
export async function finishRegistration(body: OtpGivenBody): Refused {
  const { data, refusal } = await write("POST /register/otp", { body });
  if (refusal) return refusal;
  forgetWish("otp-register");
  beginSession(data.data);
  return null;
}

/** A code for a new password; again under the same id while one is waited for. */
export const forgotPassword = (phone: string): Refused =>
  waitFor(
    "otp-password",
    sendCode("POST /password/forgot", { body: { phone, otp_id: wishId("otp-password") } }),
  );

/** Sets the new password, and is signed in. */
export async function restorePassword(id: string, form: RestorePasswordFormData): Refused {
  const { data, refusal } = await write("POST /password/restore", { body: { id, ...form } });
  if (refusal) return refusal;
  forgetWish("otp-password");
  // Whoever was signed in here may be somebody else. A guest's cart stays.
  if (readSession() !== null) clearSession();
  beginSession(data.data);
  return null;
}

/** A code for the phone of an account that is not verified. */
export const sendPhoneVerification = (phone: string): Refused =>
  waitFor(VERIFY_DRAFT, sendCode("POST /loyalty/phone-verification", { body: { phone } }));

/** Verifies the phone, and is signed in. */
export async function verifyPhone(body: OtpGivenBody): Refused {
  const { data, refusal } = await write("POST /loyalty/phone-verification/verify", { body });
  if (refusal) return refusal;
  forgetOtp(VERIFY_DRAFT);
  beginSession(data.data);
  return null;
}

function forgetWish(name: OtpName): void {
  forgetOtp(name);
  writeDraft(wishOf(name), null);
}
