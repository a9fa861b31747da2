import type { Checkout } from "@sen/api";
import type { Refusal } from "../../core/describe-failure.ts";
import { useRefusal } from "../../core/refusal.ts";
import { write } from "../../core/write.ts";
import { trackItems } from "../../shell/data-layer.ts";

type PreparedFrom =
  | {
      itemIds: readonly number[];
      /** Null while the customer has not chosen any: those that take most off are used. */
      couponIds: readonly number[] | null;
    }
  | { productId: number; variantId: number; quantity: number };

/** Prepares a payment of selected cart lines, or of one product at once. */
export function usePrepareCheckout() {
  const refused = useRefusal();
  return async (of: PreparedFrom): Promise<{ kind: "prepared"; checkout: Checkout } | Refusal> => {
    const { data, refusal } =
      "itemIds" in of
        ? await write("POST /checkout", {
            body: { item_ids: [...of.itemIds], ...(of.couponIds && { coupon_ids: [...of.couponIds] }) },
          })
        : await write("POST /orders/now", {
            body: { product_id: of.productId, variant_id: of.variantId, quantity: of.quantity },
          });
    if (refusal) return refused(refusal);
    const { groups, totals } = data.data;
    trackItems(
      "begin_checkout",
      groups.flatMap(({ lines }) => lines),
      totals.total,
    );
    return { kind: "prepared", checkout: data.data };
  };
}
