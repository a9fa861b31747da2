/** A refusal in the server's words, with the field it concerns where it names one. */
export interface Refusal {
  kind: "refused";
  message: string;
  field: string | null;
}

interface RefusedAnswer {
  message: string;
  data: { errors: readonly { field: string; message: string }[] } | null;
}

/** The refusal that an error envelope tells: what it says of each field, such as which line is sold out, or else in all. */
export function refusal({ message, data }: RefusedAnswer): Refusal {
  const errors = data?.errors ?? [];
  const said = [...new Set(errors.map((error) => error.message))].join("\n");
  return { kind: "refused", message: said || message, field: errors[0]?.field ?? null };
}
