import type { Cart } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useEffect, useEffectEvent, useRef } from "react";
import { linesOf } from "../selection.ts";

/**
 * Announces a line's quantity once its last change has settled: what the cart then holds, whether or not it is what was asked for.
 *
 * @param pending quantities being saved, by line id
 * @returns a function to call when a line's quantity is pressed
 */
export function useSettledQuantities(
  cart: Cart,
  pending: ReadonlyMap<number, number>,
  announce: (sentence: string) => void,
): (lineId: number) => void {
  const { t } = useTranslation("cart");
  /** Lines with a change that has not been announced yet. */
  const pressed = useRef(new Set<number>());
  const tellSettled = useEffectEvent(() => {
    for (const id of pending.keys()) pressed.current.add(id); // A retry, which does not go through the stepper.
    const settled = linesOf(cart).filter(({ id }) => pressed.current.has(id) && !pending.has(id));
    for (const { id, product_name, quantity } of settled) {
      pressed.current.delete(id);
      announce(t("said.quantity", { name: product_name, count: quantity }));
    }
  });
  useEffect(() => tellSettled(), [cart, pending]);
  return (lineId) => pressed.current.add(lineId);
}
