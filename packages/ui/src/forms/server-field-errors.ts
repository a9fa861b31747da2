import type { FieldError } from "@sen/api";
import type { FieldPath, FieldValues, UseFormSetError } from "react-hook-form";

/**
 * Puts a refusal's field errors at their fields and moves to the first of them.
 *
 * @param names the form's fields, in their order on the page
 */
export function showServerFieldErrors<Values extends FieldValues>(
  errors: readonly FieldError[],
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  let focused = false;
  for (const name of names) {
    const error = errors.find(({ field }) => field === name);
    if (!error) continue;
    setError(name, { type: "server", message: error.message }, { shouldFocus: !focused });
    focused = true;
  }
}
