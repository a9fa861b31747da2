export { formatDateTime, formatInteger } from "./format.ts";
import vi from "./locales/vi/messages.json" with { type: "json" };
import en from "./locales/en/messages.json" with { type: "json" };
import type { Locale } from "./locale.ts";
import type { TypedTexts } from "./texts.ts";

/** A language of messages. */
export type MessageLocale = Locale;

/** The keys of a tree of texts, each with its namespace: `messages:otp.register`. */
type KeysOf<Texts, Prefix extends string> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? `${Prefix}${Name}`
    : KeysOf<Texts[Name], `${Prefix}${Name}.`>;
}[keyof Texts & string];

/** The key of a text in an SMS or email. */
export type MessageKey = KeysOf<TypedTexts["messages"], "messages:">;

const texts = { vi, en };

/** A text sent to customers outside the shop, with its placeholders filled in. Needs no i18next, because servers write messages. */
export function messageText(
  key: MessageKey,
  locale: MessageLocale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const found = key
    .slice("messages:".length)
    .split(".")
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts[locale]);
  return String(found).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
