import type { ErrorEnvelope } from "@sen/api";
import { errorMessage } from "@sen/domain";
import { type Translate, useTranslation } from "@sen/i18n";

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
  if (failure instanceof Error) return { message: lostText(failure, t), field: null };
  const envelope = failure as Pick<ErrorEnvelope, "code" | "message" | "data">;
  const message = errorMessage(envelope);
  return {
    message: "text" in message ? message.text : (message.details?.join("\n") ?? t(message.key)),
    field: envelope.data?.errors[0]?.field ?? null,
  };
}

function lostText({ name }: Error, t: Translate<"errors">): string {
  // By name: the client itself comes with the first call.
  if (name === "TimeoutError") return t("network.timeout");
  return t(name === "NetworkError" ? "network.offline" : "something_wrong");
}

/** Puts failures into words: `describeFailure` with the page's texts. */
export function useRefusal(): (failure: unknown) => Refusal {
  const { t } = useTranslation("errors");
  return (failure) => describeFailure(failure, t);
}
