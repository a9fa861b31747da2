import type { Checkout } from "@sen/api";
import { IDEMPOTENCY_HEADER, wasOrderedNow } from "@sen/domain";
import useSWRMutation from "swr/mutation";
import { trackCheckout } from "./track-checkout.ts";
import { write } from "../../core/api.ts";
import { useRefusal, type Refusal } from "../../core/refusal.ts";

/** Prepares a payment of selected cart lines, or of one product at once. */
export function usePrepareCheckout() {
  const refusal = useRefusal();
  return useSWRMutation<{ kind: "prepared"; checkout: Checkout } | Refusal, unknown, string, PreparedFrom>(
    "prepare-checkout",
    async (_key, { arg }) => {
      const { data, error } =
        "itemIds" in arg
          ? await write((api) =>
              api.POST("/checkout", {
                body: { item_ids: [...arg.itemIds], coupon_ids: [...arg.couponIds] },
              }),
            )
          : await write(
              (api) =>
                api.POST("/orders/now", {
                  params: { header: { [IDEMPOTENCY_HEADER]: arg.idempotencyKey } },
                  body: { product_id: arg.productId, variant_id: arg.variantId, quantity: arg.quantity },
                }),
              wasOrderedNow,
            );
      if (!data) return refusal(error);
      trackCheckout(data.data);
      return { kind: "prepared", checkout: data.data };
    },
  );
}

type PreparedFrom =
  | { itemIds: readonly number[]; couponIds: readonly number[] }
  | { productId: number; variantId: number; quantity: number; idempotencyKey: string };
