import { fieldErrorKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { FailureMessage } from "./callOutcome.ts";

/** Puts failures and a form's field messages into the page's language. */
export function useErrorTexts() {
  const { t } = useTranslation("errors");
  return {
    /** What a failed call says. */
    failureText: (message: FailureMessage): string => ("text" in message ? message.text : t(message.key)),
    /** What stands at a field: the text of a schema's key, or the server's own sentence. */
    fieldText: (message: string | undefined): string | undefined => {
      const key = fieldErrorKey(message);
      return key === null ? message : t(key);
    },
  };
}
