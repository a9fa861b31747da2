export { formatDate, formatDateTime, formatInteger } from "./format.ts";
import viAftersales from "./locales/vi/aftersales.json" with { type: "json" };
import enAftersales from "./locales/en/aftersales.json" with { type: "json" };
import viFields from "./locales/vi/fields.json" with { type: "json" };
import enFields from "./locales/en/fields.json" with { type: "json" };
import viShell from "./locales/vi/shell.json" with { type: "json" };
import enShell from "./locales/en/shell.json" with { type: "json" };
import viMessages from "./locales/vi/messages.json" with { type: "json" };
import enMessages from "./locales/en/messages.json" with { type: "json" };
import type { Locale } from "./locale.ts";
import type { TypedTexts } from "./all.ts";

/** A language of messages. */
export type MessageLocale = Locale;

/** The keys of a tree of texts, each with its namespace: `messages:otp.register`. */
type KeysOf<Texts, Prefix extends string> = {
  [Name in keyof Texts & string]: Texts[Name] extends string
    ? `${Prefix}${Name}`
    : KeysOf<Texts[Name], `${Prefix}${Name}.`>;
}[keyof Texts & string];

/** The key of a text that a server needs: in an SMS or email, of an invalid field, the reason of a complaint or return, or of the company. */
export type MessageKey =
  | KeysOf<Pick<TypedTexts["shell"], "footer">, "shell:">
  | KeysOf<TypedTexts["messages"], "messages:">
  | KeysOf<TypedTexts["fields"], "fields:">
  | KeysOf<Pick<TypedTexts["aftersales"], "reason" | "return_reason">, "aftersales:">;

const texts = {
  vi: { messages: viMessages, fields: viFields, aftersales: viAftersales, shell: viShell },
  en: { messages: enMessages, fields: enFields, aftersales: enAftersales, shell: enShell },
};

/** A text that a server writes, with its placeholders filled in. Needs no i18next. */
export function messageText(
  key: MessageKey,
  locale: MessageLocale,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const found = key
    .split(/[:.]/)
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], texts[locale]);
  return String(found).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
}
