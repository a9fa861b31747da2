import { OTP_LIFE_MS, type OtpPurpose } from "@sen/domain";
import { messageText, type MessageKey, type MessageLocale } from "@sen/i18n/messages";
import type { Message } from "./deliver.ts";

const MINUTE_MS = 60_000;

const texts: Record<OtpPurpose, MessageKey> = {
  register: "messages:otp.register",
  restore_password: "messages:otp.restore_password",
  verify_phone: "messages:otp.verify_phone",
  membership: "messages:otp.membership",
};

/**
 * The short message that brings a one-time code. Its last line is for browsers: they offer the code where the site that it
 * names is open, and nowhere else (WebOTP).
 *
 * @param site where customers open the shop
 */
export function otpMessage({
  purpose,
  phone,
  code,
  locale,
  site,
}: {
  purpose: OtpPurpose;
  phone: string;
  code: string;
  locale: MessageLocale;
  site: string;
}): Message {
  const said = messageText(texts[purpose], locale, { code, minutes: OTP_LIFE_MS / MINUTE_MS });
  return { channel: "sms", to: phone, text: `${said}\n\n@${new URL(site).hostname} #${code}` };
}
