import { HTTP_TIMEOUT_MS } from "@sen/api";
import { readDraft, writeDraft } from "../../core/drafts/draft-store.ts";

export { subscribeToDrafts as subscribeToUnansweredQuantities } from "../../core/drafts/draft-store.ts";

/** How many a line is to have, by the line's id. */
export type Quantities = ReadonlyMap<number, number>;

const NAME = "cart-quantities";
const NONE: Quantities = new Map();

/** As long as a call may take: what is older was answered, or may have been changed elsewhere since. */
const KEPT_FOR_MS = HTTP_TIMEOUT_MS;

type Stored = Record<string, { quantity: number; at: number }>;

let cached: { raw: string | null; quantities: Quantities } = { raw: null, quantities: NONE };

/**
 * The quantities that were pressed and that the server has not answered yet. They are kept in this tab, because a browser may drop
 * a request together with the page that sent it; the next page asks again. A quantity is absolute: asking twice does no harm.
 * The same map as long as the stored text is the same.
 */
export function unansweredQuantities(): Quantities {
  const raw = readDraft(NAME);
  if (raw !== cached.raw) cached = { raw, quantities: recent(parse(raw)) };
  return cached.quantities;
}

/** Nobody's, as the server renders. */
export const noQuantities = (): Quantities => NONE;

/** Remembers that a line is to have this many, until the server has answered. */
export function rememberQuantity(lineId: number, quantity: number): void {
  write({ ...parse(readDraft(NAME)), [lineId]: { quantity, at: Date.now() } });
}

/** Forgets it again, unless the customer wants another quantity meanwhile. */
export function forgetQuantity(lineId: number, quantity: number): void {
  const { [lineId]: wish, ...others } = parse(readDraft(NAME));
  if (wish?.quantity === quantity) write(others);
}

function write(stored: Stored): void {
  writeDraft(NAME, Object.keys(stored).length === 0 ? null : JSON.stringify(stored));
}

function recent(stored: Stored): Quantities {
  const since = Date.now() - KEPT_FOR_MS;
  const wishes = Object.entries(stored).filter(([, { at }]) => at > since);
  return wishes.length === 0 ? NONE : new Map(wishes.map(([id, { quantity }]) => [Number(id), quantity]));
}

function parse(raw: string | null): Stored {
  try {
    return (JSON.parse(raw ?? "{}") ?? {}) as Stored;
  } catch {
    return {}; // Storage is the customer's to edit.
  }
}
