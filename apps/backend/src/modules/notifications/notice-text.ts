import { isToldTogether, type NoticeKind } from "@sen/domain";
import { formatDateTime, formatInteger, messageText, type MessageLocale } from "@sen/i18n/messages";
import type { NoticeFacts } from "../../database/schema/index.ts";
import { failReasonText } from "../../texts/carrier-texts.ts";
import { dongText } from "../../texts/dong-text.ts";

/** The text of a notice. */
export interface NoticeText {
  title: string;
  text: string;
}

/** Formats a notice in the reader's language. */
export function noticeText(kind: NoticeKind, facts: NoticeFacts, locale: MessageLocale): NoticeText {
  const values = {
    order: facts.order ?? "",
    shop: facts.shop ?? "",
    amount: facts.amount === undefined ? "" : dongText(facts.amount),
    points: facts.points === undefined ? "" : formatInteger(Math.abs(facts.points), locale),
    deadline: facts.deadline === undefined ? "" : formatDateTime(new Date(facts.deadline)),
    subject: facts.subject ?? "",
    name: facts[`name_${locale}`] ?? "",
  };
  const { others = 0, is_pickup = false } = facts;
  const named = is_pickup && kind === "order_shipped" ? "order_ready" : kind;
  const text =
    others > 0 && isToldTogether(kind)
      ? messageText(`messages:notice_together.${kind}`, locale, { ...values, count: others + 1 })
      : messageText(`messages:notice.${named}.text`, locale, values);
  const reason = reasonIn(kind, facts.reason?.trim() ?? "", locale);
  return {
    title: messageText(`messages:notice.${named}.title`, locale, values),
    text: reason ? `${text} ${messageText("messages:notice.reason", locale, { reason })}` : text,
  };
}

/** Translates the carriers' failure reasons; all other reasons are the shop's own words. */
const reasonIn = (kind: NoticeKind, words: string, locale: MessageLocale): string =>
  kind === "delivery_failed" || kind === "return_not_carried" ? failReasonText(words, locale) : words;
