import { HTTP_TIMEOUT_MS } from "@sen/api";
import { persisted } from "../../core/persisted.ts";

/** The wanted quantity of each line, by id, and when it was pressed, in ms. */
type Pressed = Readonly<Record<string, { quantity: number; at: number }>>;

const NONE: Pressed = {};
/** The HTTP timeout: an older quantity was answered, or may have been changed elsewhere since. */
const KEPT_FOR_MS = HTTP_TIMEOUT_MS;

/**
 * Quantities sent without a response so far. Kept in this tab, because a browser may cancel a request when its page is left;
 * the next page sends it again. Quantities are absolute, so repeating one is harmless.
 */
export const pressedQuantities = persisted("cart-quantities", (stored) => (stored ?? NONE) as Pressed, {
  in: "draft",
});

/** The quantities that may still be in flight, by line id. */
export function unansweredQuantities(pressed = pressedQuantities.read()): ReadonlyMap<number, number> {
  const since = Date.now() - KEPT_FOR_MS;
  const recent = Object.entries(pressed).filter(([, { at }]) => at > since);
  return new Map(recent.map(([id, { quantity }]) => [Number(id), quantity]));
}

export const rememberQuantity = (lineId: number, quantity: number): void =>
  pressedQuantities.write({ ...pressedQuantities.read(), [lineId]: { quantity, at: Date.now() } });

/** Removes a stored quantity, unless the customer wants another one by now. */
export function forgetQuantity(lineId: number, quantity: number): void {
  const { [lineId]: wanted, ...others } = pressedQuantities.read();
  if (wanted?.quantity !== quantity) return;
  pressedQuantities.write(Object.keys(others).length === 0 ? null : others);
}
