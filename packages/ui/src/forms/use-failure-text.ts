import { useTranslation } from "@sen/i18n";
import type { FailureMessage } from "./call-outcome.ts";

/** Says in the page's language why a call failed. */
export function useFailureText(): (message: FailureMessage) => string {
  const { t } = useTranslation("errors");
  return (message) => {
    if ("text" in message) return message.text;
    const { details = [] } = "details" in message ? message : {};
    return details.length === 0
      ? t(message.key)
      : t("with_details", { message: t(message.key), details: details.join(" ") });
  };
}
