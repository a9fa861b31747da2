import { fieldErrorKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { FailureMessage } from "./call-outcome.ts";

/** Puts failures and a form's field messages into the page's language. */
export function useErrorTexts() {
  const { t } = useTranslation("errors");
  return {
    /** What a failed call says. */
    failureText: (message: FailureMessage): string => {
      if ("text" in message) return message.text;
      const { details = [] } = "details" in message ? message : {};
      return details.length === 0
        ? t(message.key)
        : t("with_details", { message: t(message.key), details: details.join(" ") });
    },
    /** What stands at a field: the text of a schema's key, or the server's own sentence. */
    fieldText: (message: string | undefined): string | undefined => {
      const key = fieldErrorKey(message);
      return key === null ? message : t(key);
    },
  };
}
