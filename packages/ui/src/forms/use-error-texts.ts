import { fieldErrorKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useFailureText } from "./use-failure-text.ts";

/** Puts failures and a form's field messages into the page's language. A page with it names the texts `fields`. */
export function useErrorTexts() {
  const { t } = useTranslation("fields");
  return {
    /** What a failed call says. */
    failureText: useFailureText(),
    /** What stands at a field: the text of a schema's key, or the server's own sentence. */
    fieldText: (message: string | undefined): string | undefined => {
      const key = fieldErrorKey(message);
      return key === null ? message : t(key);
    },
  };
}
