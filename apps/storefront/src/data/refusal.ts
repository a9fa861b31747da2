/** A refusal in the server's words, with the field it concerns where it names one. */
export interface Refusal {
  kind: "refused";
  message: string;
  field: string | null;
}

/** The refusal that an error envelope tells. */
export function refusal(error: { message: string; data: { errors: { field: string }[] } | null }): Refusal {
  return { kind: "refused", message: error.message, field: error.data?.errors[0]?.field ?? null };
}
