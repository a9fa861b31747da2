import { useTranslation, type Translate } from "@sen/i18n";
import { failureMessage, type FailureMessage } from "./call-outcome.ts";

/** Returns a function that translates why a call failed. */
export function useFailureText(): (message: FailureMessage) => string {
  const { t } = useTranslation("errors");
  return (message) => textOf(message, t);
}

/** Translates a refusal or a thrown error, for callers that load the `errors` texts only on the first failure. */
export const failureText = (failure: unknown, t: Translate<"errors">): string =>
  textOf(failureMessage(failure), t);

function textOf(message: FailureMessage, t: Translate<"errors">): string {
  if ("text" in message) return message.text;
  const { details = [] } = "details" in message ? message : {};
  return details.length === 0
    ? t(message.key)
    : t("with_details", { message: t(message.key), details: details.join(" ") });
}
