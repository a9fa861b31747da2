import type { FieldError } from "@sen/api";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

/**
 * Puts a refusal's field errors at their fields and moves to the first of them.
 *
 * @param names the form's fields, in their order on the page
 * @returns whether each error found its field; if not, the form says the refusal's own sentence as well
 */
export function showServerFieldErrors<Values extends FieldValues>(
  errors: readonly FieldError[],
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  let focused = false;
  for (const name of names) {
    const error = errors.find(({ field }) => field === name);
    if (!error) continue;
    setError(name, { type: "server", message: error.message }, { shouldFocus: !focused });
    focused = true;
  }
  return errors.length > 0 && errors.every(({ field }) => names.some((name) => name === field));
}
