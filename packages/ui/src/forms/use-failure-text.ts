import { useTranslation, type Translate } from "@sen/i18n";
import { failureMessage, type FailureMessage } from "./call-outcome.ts";

/** Says in the page's language why a call failed. */
export function useFailureText(): (message: FailureMessage) => string {
  const { t } = useTranslation("errors");
  return (message) => textOf(message, t);
}

/** Says why a call failed, be it a refusal or what was thrown where no answer came: for who loads the words with the first failure. */
export const failureText = (failure: unknown, t: Translate<"errors">): string =>
  textOf(failureMessage(failure), t);

function textOf(message: FailureMessage, t: Translate<"errors">): string {
  if ("text" in message) return message.text;
  const { details = [] } = "details" in message ? message : {};
  return details.length === 0
    ? t(message.key)
    : t("with_details", { message: t(message.key), details: details.join(" ") });
}
