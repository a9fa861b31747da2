import { HTTP_TIMEOUT_MS } from "@sen/api";
import { persisted } from "../../core/persisted.ts";

/** How many each line is to have, by its id, and when that was pressed, in ms. */
type Pressed = Readonly<Record<string, { quantity: number; at: number }>>;

const NONE: Pressed = {};
/** As long as a call may take: what is older was answered, or may have been changed elsewhere since. */
const KEPT_FOR_MS = HTTP_TIMEOUT_MS;

/**
 * The quantities that were pressed and that the server has not answered yet. They are kept in this tab, because a browser may
 * drop a request together with the page that sent it; the next page asks again. A quantity is absolute: asking twice does no harm.
 */
export const pressedQuantities = persisted("cart-quantities", (stored) => (stored ?? NONE) as Pressed, {
  in: "draft",
});

/** Those that may still be under way, by line id. */
export function unansweredQuantities(pressed = pressedQuantities.read()): ReadonlyMap<number, number> {
  const since = Date.now() - KEPT_FOR_MS;
  const recent = Object.entries(pressed).filter(([, { at }]) => at > since);
  return new Map(recent.map(([id, { quantity }]) => [Number(id), quantity]));
}

/** Remembers that a line is to have this many, until the server has answered. */
export const rememberQuantity = (lineId: number, quantity: number): void =>
  pressedQuantities.write({ ...pressedQuantities.read(), [lineId]: { quantity, at: Date.now() } });

/** Forgets it again, unless the customer wants another quantity meanwhile. */
export function forgetQuantity(lineId: number, quantity: number): void {
  const { [lineId]: wanted, ...others } = pressedQuantities.read();
  if (wanted?.quantity !== quantity) return;
  pressedQuantities.write(Object.keys(others).length === 0 ? null : others);
}
