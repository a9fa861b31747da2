import type { Cart } from "@sen/api";
import { limitKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { canBeBought, chosenLines, idsOf, linesOf, tick, untick } from "../selection.ts";

/** The selection of the cart's lines, limited to what one payment allows, with a message where the limit was exceeded. */
export function useCartTicks(
  cart: Cart,
  selected: ReadonlySet<number>,
  onSelectedChange: (selected: ReadonlySet<number>) => void,
) {
  const { t } = useTranslation("errors");
  const [refusedAt, setRefusedAt] = useState<number | "all" | null>(null);
  const lines = linesOf(cart);
  const limit = cart.max_checkout_lines;
  const buyable = lines.filter(canBeBought);
  const chosen = chosenLines(lines, selected);

  function change(lineIds: readonly number[], on: boolean, place: "all" | null) {
    if (!on) {
      setRefusedAt(null);
      onSelectedChange(untick(selected, lineIds));
      return;
    }
    const counted = new Set(idsOf(chosen));
    const { selected: next, refused } = tick(selected, counted, lineIds, limit);
    setRefusedAt(refused[0] === undefined ? null : (place ?? refused[0]));
    if (next.size !== selected.size) onSelectedChange(next);
  }
  return {
    buyable,
    chosen,
    /** Where to show the limit: the id of the line that exceeded it, or "all"; null if nothing was refused. */
    refusedAt,
    limitText: t(limitKey("payment"), { limit }),
    select(lineIds: readonly number[], on: boolean) {
      change(lineIds, on, null);
    },
    /** Selects up to the limit of one payment. Clears the selection if the limit is reached or everything is selected. */
    toggleAll() {
      const full = chosen.length === buyable.length || chosen.length >= limit;
      change(idsOf(buyable), !full, "all");
    },
  };
}
