import type { ErrorEnvelope } from "@sen/api";
import { type Translate, useTranslation } from "@sen/i18n";
import { failureMessage } from "@sen/ui/forms";

/** Why something was not done, in words for the customer, with the field it concerns where the server names one. */
export interface Refusal {
  message: string;
  field: string | null;
}

/**
 * Puts a failure into words, be it the envelope of a refusal or what was thrown where no answer came: what the server says of
 * each field, such as which line is sold out, or of it all, or where it says nothing our own text; of a lost answer, that it
 * may be asked for again. Spec §8.
 */
export function describeFailure(failure: unknown, t: Translate<"errors">): Refusal {
  const message = failureMessage(failure);
  const { details = undefined } = "details" in message ? message : {};
  const { data = null } = failure as Partial<Pick<ErrorEnvelope, "data">>;
  return {
    message: "text" in message ? message.text : (details?.join("\n") ?? t(message.key)),
    field: data?.errors[0]?.field ?? null,
  };
}

/** Puts failures into words: `describeFailure` with the page's texts. */
export function useRefusal(): (failure: unknown) => Refusal {
  const { t } = useTranslation("errors");
  return (failure) => describeFailure(failure, t);
}
