/** How many choices of one filter an address may carry. */
const MOST_CHOICES = 50;
/** Highest number of what the catalogue brings: its tables have 32 bits for it. */
const HIGHEST_ID = 2_147_483_647;

/** A whole number as an address has it, from `lowest` to `highest`; null for anything else. */
export function wholeIn(text: string | null, lowest: number, highest: number): number | null {
  if (text === null || !/^\d{1,12}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : null;
}

/** The number of a record as an address has it; null for anything else. */
export function idIn(text: string | null): number | null {
  return wholeIn(text, 1, HIGHEST_ID);
}

/** Numbers of records as an address has them: in ascending order, each once. */
export function idsIn(texts: readonly string[]): number[] {
  const valid = texts.flatMap((text) => idIn(text) ?? []);
  return [...new Set(valid)].sort((a, b) => a - b).slice(0, MOST_CHOICES);
}

/**
 * Writes values into an address, in the order of `initial` and without what is as there, so that one list has one address.
 * A list of choices repeats its name; true is 1 and false 0.
 */
export function addressOf<Values extends object>(initial: Values, values: Partial<Values>): URLSearchParams {
  const query = new URLSearchParams();
  const full = { ...initial, ...values };
  for (const name of Object.keys(initial) as (keyof Values & string)[]) {
    const value: unknown = full[name];
    if (Array.isArray(value)) {
      for (const choice of value) query.append(name, String(choice));
    } else if (value !== initial[name]) {
      query.set(name, typeof value === "boolean" ? String(Number(value)) : String(value));
    }
  }
  return query;
}
