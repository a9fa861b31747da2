import { fieldErrorKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useFailureText } from "./use-failure-text.ts";

/** Translates failures and field errors. A page that uses it must load the `fields` namespace. */
export function useErrorTexts() {
  const { t } = useTranslation("fields");
  return {
    /** Message of a failed call. */
    failureText: useFailureText(),
    /** Error of a field: the translation of a schema's key, or the server's own message. */
    fieldText: (message: string | undefined): string | undefined => {
      const key = fieldErrorKey(message);
      return key === null ? message : t(key);
    },
  };
}
