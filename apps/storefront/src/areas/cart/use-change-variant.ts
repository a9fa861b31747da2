import type { CartLine, ProductVariant } from "@sen/api";
import { changeEntryVariant } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { write } from "../../core/write.ts";
import { lineIn } from "./cart-lines.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import type { CartState } from "./use-cart.ts";
import { useChangeCart } from "./use-change-cart.ts";
import type { LineNotices } from "./use-line-notices.ts";

/** Why a line holds what it held; null when it holds the other variant now. */
type Refused = { message: string } | null;

/** Puts another variant of a product in a line's place, and says at the line when fewer were left than it had. */
export function useChangeVariant({ cart, owner }: CartState, say: LineNotices["say"]) {
  const { t } = useTranslation("errors");
  const change = useChangeCart();

  /** How many there would be with enough in stock: those of a line that holds the variant already included. */
  function wanted(line: CartLine, variant: ProductVariant): number {
    const others = (cart?.groups ?? []).flatMap(({ lines }) => lines);
    const joining = others.find(({ id, variant_id }) => variant_id === variant.id && id !== line.id);
    return line.quantity + (joining?.quantity ?? 0);
  }

  function sayTaken(lineId: number, taken: number, asked: number): void {
    const message = t("quantity.not_enough", { stock: taken });
    say(lineId, taken < asked ? { tone: "warning", message } : null);
  }

  return async (line: CartLine, variant: ProductVariant): Promise<Refused> => {
    const asked = wanted(line, variant);
    if (owner === "guest") {
      const place = { from: line.variant_id, to: variant.id, stock: variant.stock };
      const entries = changeEntryVariant(readGuestCart(), place);
      writeGuestCart(entries);
      const taken = entries.find(({ variant_id }) => variant_id === variant.id)?.quantity ?? asked;
      sayTaken(variant.id, taken, asked);
      return null;
    }
    const changed = await change(
      write("PUT /carts/{itemId}/variant", { path: { itemId: line.id }, body: { variant_id: variant.id } }),
      (now) => lineIn(now, line.id)?.variant_id === variant.id,
    );
    if (!changed.ok) return { message: changed.message };
    sayTaken(line.id, lineIn(changed.cart, line.id)?.quantity ?? asked, asked);
    return null;
  };
}
