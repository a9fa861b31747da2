import type { ErrorEnvelope } from "@sen/api";
import { errorMessage } from "@sen/domain";
import { useTranslation } from "@sen/i18n";

/** A refusal in words for the customer, with the field it concerns where the server names one. */
export interface Refusal {
  kind: "refused";
  message: string;
  field: string | null;
}

/**
 * Turns an error envelope into the refusal that it tells: what the server says of each field, such as which line is sold out,
 * or of it all, or where it says nothing our own text. Spec §8.
 */
export function useRefusal(): (error: Pick<ErrorEnvelope, "code" | "message" | "data">) => Refusal {
  const { t } = useTranslation("errors");
  return (error) => {
    const message = errorMessage(error);
    return {
      kind: "refused",
      message: "text" in message ? message.text : (message.details?.join("\n") ?? t(message.key)),
      field: error.data?.errors[0]?.field ?? null,
    };
  };
}
