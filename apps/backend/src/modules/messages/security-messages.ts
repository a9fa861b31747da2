import { formatDateTime, messageText, type MessageLocale } from "@sen/i18n/messages";
import type { Customer } from "../../signed-in.ts";
import type { Message } from "./deliver.ts";

/** URL of a page of the shop, in the message's language. */
const shopLink = (site: string, locale: MessageLocale, path: string): string =>
  `${site}${locale === "en" ? "/en" : ""}${path}`;

/** Sent instead of a code when another account asks for a verified email address: tells its owner, in their language. */
export function emailTakenMessage(email: string, locale: MessageLocale, site: string): Message {
  const link = shopLink(site, locale, "/login");
  return {
    channel: "email",
    to: email,
    subject: messageText("messages:email_taken.subject", locale),
    text: messageText("messages:email_taken.text", locale, { email, link }),
  };
}

/** Sent to the replaced email address of an account, because somebody else may have changed it. */
export function emailChangedMessage(email: string, locale: MessageLocale, now: Date): Message {
  return {
    channel: "email",
    to: email,
    subject: messageText("messages:email_changed.subject", locale),
    text: messageText("messages:email_changed.text", locale, { time: formatDateTime(now) }),
  };
}

/** Sent to the phone of an account that got another email address, because somebody else may have set it. */
export function emailChangedSms(phone: string, locale: MessageLocale, site: string, now: Date): Message {
  const link = shopLink(site, locale, "/login/forgot-password");
  const text = messageText("messages:email_changed.sms", locale, { time: formatDateTime(now), link });
  return { channel: "sms", to: phone, text, code: null };
}

/** Tells the customer that their password was changed, because somebody else may have done it. */
export function passwordChangedMessage(
  email: string,
  locale: MessageLocale,
  site: string,
  now: Date,
  hasUnlinked: boolean,
): Message {
  const link = shopLink(site, locale, "/login/forgot-password");
  const time = formatDateTime(now);
  const unlinked = { link: shopLink(site, locale, "/account/password") };
  return {
    channel: "email",
    to: email,
    subject: messageText("messages:password_changed.subject", locale),
    text: [
      messageText("messages:password_changed.text", locale, { time, link }),
      ...(hasUnlinked ? [messageText("messages:password_changed.unlinked", locale, unlinked)] : []),
    ].join("\n\n"),
  };
}

type Addressed = Pick<Customer, "email" | "email_verified_at" | "phone" | "lang">;

/** To a customer's verified email address, or else by text message. Null if they have neither. */
function toCustomer({ email, email_verified_at, phone }: Addressed, subject: string, text: string) {
  if (email !== null && email_verified_at !== null) {
    return { channel: "email", to: email, subject, text } satisfies Message;
  }
  return phone === null ? null : ({ channel: "sms", to: phone, text, code: null } satisfies Message);
}

/** A change of a customer's linked sign-ins. */
export interface SocialAccountChange {
  kind: "linked" | "removed";
  /** Name of the provider, with the email address there if it is known. */
  name: string;
}

/**
 * Tells a customer that a sign-in was linked to their account or removed, because somebody else may have done it. Its link resets the
 * password and then shows the linked sign-ins.
 */
export function socialAccountMessage(
  customer: Addressed,
  { kind, name }: SocialAccountChange,
  site: string,
  now: Date,
): Message | null {
  const { lang } = customer;
  const link = shopLink(site, lang, "/login/forgot-password?next=/account/password");
  const text = messageText(`messages:social_account.${kind}`, lang, {
    time: formatDateTime(now),
    name,
    link,
  });
  return toCustomer(customer, messageText("messages:social_account.subject", lang), text);
}

/** Tells a customer that a refund goes to another bank account, because somebody else may have entered theirs. */
export function refundAccountMessage(
  customer: Addressed,
  { code, account_number }: { code: string; account_number: string },
  site: string,
  now: Date,
): Message | null {
  const { lang } = customer;
  const link = shopLink(site, lang, "/login/forgot-password");
  const digits = account_number.slice(-4);
  const text = messageText("messages:refund_account.text", lang, {
    time: formatDateTime(now),
    code,
    digits,
    link,
  });
  return toCustomer(customer, messageText("messages:refund_account.subject", lang), text);
}
