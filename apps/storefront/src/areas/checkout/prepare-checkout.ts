import type { Checkout } from "@sen/api";
import useSWRMutation from "swr/mutation";
import { trackCheckout } from "./track-checkout.ts";
import { write } from "../../core/write.ts";
import { useRefusal, type Refusal } from "../../core/refusal.ts";

/** Prepares a payment of selected cart lines, or of one product at once. */
export function usePrepareCheckout() {
  const refused = useRefusal();
  return useSWRMutation<{ kind: "prepared"; checkout: Checkout } | Refusal, unknown, string, PreparedFrom>(
    "prepare-checkout",
    async (_key, { arg }) => {
      const { data, refusal } =
        "itemIds" in arg
          ? await write("POST /checkout", {
              body: { item_ids: [...arg.itemIds], coupon_ids: [...arg.couponIds] },
            })
          : await write("POST /orders/now", {
              body: { product_id: arg.productId, variant_id: arg.variantId, quantity: arg.quantity },
            });
      if (refusal) return refused(refusal);
      trackCheckout(data.data);
      return { kind: "prepared", checkout: data.data };
    },
  );
}

type PreparedFrom =
  | { itemIds: readonly number[]; couponIds: readonly number[] }
  | { productId: number; variantId: number; quantity: number };
