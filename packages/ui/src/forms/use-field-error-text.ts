import { fieldErrorKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";

/**
 * Returns a function for the text of a field's error: the translation of a schema's key, or the server's own message. A page that uses
 * it must load the `fields` namespace.
 */
export function useFieldErrorText(): (message: string | undefined) => string | undefined {
  const { t } = useTranslation("fields");
  return (message) => {
    const key = fieldErrorKey(message);
    return key === null ? message : t(key);
  };
}
