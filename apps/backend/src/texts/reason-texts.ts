import { requestReasonLabel, returnReasonLabel, type RequestReason } from "@sen/domain";
import { messageText } from "@sen/i18n/messages";
import type { Locale } from "./messages.ts";

/** The text of a complaint's reason in a language. */
export const reasonText = (reason: RequestReason, locale: Locale): string =>
  messageText(requestReasonLabel(reason), locale);

/** The text of a return's reason in a language. */
export const returnReasonText = (reason: RequestReason, locale: Locale): string =>
  messageText(returnReasonLabel(reason), locale);
