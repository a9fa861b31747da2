import { formatDateTime, messageText, type MessageLocale } from "@sen/i18n/messages";
import type { Message } from "./deliver.ts";

/** Where a message leads in the shop, in its language. */
const shopLink = (site: string, locale: MessageLocale, path: string): string =>
  `${site}${locale === "en" ? "/en" : ""}${path}`;

/** Tells the owner of a mail address that it was asked for in another account: in place of a code. */
export function emailTakenMessage(email: string, locale: MessageLocale, site: string): Message {
  const link = shopLink(site, locale, "/login");
  return {
    channel: "email",
    to: email,
    subject: messageText("messages:email_taken.subject", locale),
    text: messageText("messages:email_taken.text", locale, { email, link }),
  };
}

/** Tells the mail address that an account had that another took its place: somebody else may have done it. */
export function emailChangedMessage(email: string, locale: MessageLocale, now: Date): Message {
  return {
    channel: "email",
    to: email,
    subject: messageText("messages:email_changed.subject", locale),
    text: messageText("messages:email_changed.text", locale, { time: formatDateTime(now) }),
  };
}

/** Tells the customer that their password was changed: somebody else may have done it. */
export function passwordChangedMessage(
  email: string,
  locale: MessageLocale,
  site: string,
  now: Date,
): Message {
  const link = shopLink(site, locale, "/login/forgot-password");
  return {
    channel: "email",
    to: email,
    subject: messageText("messages:password_changed.subject", locale),
    text: messageText("messages:password_changed.text", locale, { time: formatDateTime(now), link }),
  };
}
