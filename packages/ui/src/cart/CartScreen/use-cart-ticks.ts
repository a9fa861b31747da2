import type { Cart } from "@sen/api";
import { limitKey } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { canBeBought, chosenLines, idsOf, linesOf, tick, untick } from "../selection.ts";

/** Ticks of the cart's lines: no more than one payment takes, and a sentence at the place that was too many. */
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
    /** Where the payment's limit is shown: at the line that was too many, or at "all"; null while nothing was refused. */
    refusedAt,
    limitText: t(limitKey("payment"), { limit }),
    select(lineIds: readonly number[], on: boolean) {
      change(lineIds, on, null);
    },
    /** Ticks as much as one payment takes; when it is full, or all is ticked, unticks everything. */
    toggleAll() {
      const full = chosen.length === buyable.length || chosen.length >= limit;
      change(idsOf(buyable), !full, "all");
    },
  };
}
