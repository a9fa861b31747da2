import { OTP_CHANNELS, OTP_LIFE_MS, type OtpPurpose } from "@sen/domain";
import { messageText, type MessageKey, type MessageLocale } from "@sen/i18n/messages";
import type { Message } from "./deliver.ts";

const MINUTE_MS = 60_000;

const texts: Record<OtpPurpose, MessageKey> = {
  register: "messages:otp.register",
  restore_password: "messages:otp.restore_password",
  verify_phone: "messages:otp.verify_phone",
  membership: "messages:otp.membership",
  verify_email: "messages:otp.verify_email",
};

/**
 * The message with a one-time code. The last line of an SMS is for WebOTP: browsers offer the code only on the site that it names.
 *
 * @param site URL of the storefront
 */
export function otpMessage({
  purpose,
  recipient,
  code,
  locale,
  site,
}: {
  purpose: OtpPurpose;
  recipient: string;
  code: string;
  locale: MessageLocale;
  site: string;
}): Message {
  const text = messageText(texts[purpose], locale, { code, minutes: OTP_LIFE_MS / MINUTE_MS });
  if (OTP_CHANNELS[purpose] === "email") {
    return {
      channel: "email",
      to: recipient,
      subject: messageText("messages:otp.subject", locale, { code }),
      text,
    };
  }
  return { channel: "sms", to: recipient, code, text: `${text}\n\n@${new URL(site).hostname} #${code}` };
}
