/** Maximum number of choices per filter in a URL. */
const MOST_CHOICES = 50;
/** Highest possible id: catalogue ids are 32-bit integers. */
const HIGHEST_ID = 2_147_483_647;

/** Parses an integer from a URL, between `lowest` and `highest`; null for anything else. */
export function wholeIn(text: string | null, lowest: number, highest: number): number | null {
  if (text === null || !/^\d{1,12}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= lowest && value <= highest ? value : null;
}

/** Parses an id from a URL; null for anything else. */
export function idIn(text: string | null): number | null {
  return wholeIn(text, 1, HIGHEST_ID);
}

/** Parses ids from a URL: ascending, without duplicates. */
export function idsIn(texts: readonly string[]): number[] {
  const valid = texts.flatMap((text) => idIn(text) ?? []);
  return [...new Set(valid)].sort((a, b) => a - b).slice(0, MOST_CHOICES);
}

/**
 * Serializes values to a query string, in the order of `initial` and without those equal to it, so that each list has one canonical URL.
 * Lists repeat their name; true is 1, false is 0.
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
