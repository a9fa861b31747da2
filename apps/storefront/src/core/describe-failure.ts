import type { ErrorEnvelope } from "@sen/api";
import { type Translate, useTranslation } from "@sen/i18n";
import { failureMessage } from "@sen/ui/forms";

/** Why a request failed, worded for the customer, and the field concerned if the server names one. */
export interface Refusal {
  message: string;
  field: string | null;
}

/**
 * Words a failure, which is either an error envelope or whatever was thrown when no response arrived. Prefers the server's text for
 * each field (such as a sold-out line), then its overall text, then ours. A lost response says to try again. Spec §8.
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

export function useRefusal(): (failure: unknown) => Refusal {
  const { t } = useTranslation("errors");
  return (failure) => describeFailure(failure, t);
}
