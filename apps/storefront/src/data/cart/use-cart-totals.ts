import useSWR from "swr";
import { write } from "../api.ts";

/**
 * What ticked lines cost with chosen coupons, by the server; undefined for a guest, for none, and before the answer.
 *
 * @param quantities of these lines, as one text: other quantities are another question
 */
export function useCartTotals(
  itemIds: readonly number[],
  couponIds: readonly number[],
  active: boolean,
  quantities: string,
) {
  const { data, isValidating } = useSWR(
    active && itemIds.length > 0 ? ["cart-totals", itemIds.join(), couponIds.join(), quantities] : null,
    async () => {
      const answer = await write((api) =>
        api.POST("/carts/coupons", {
          body: { item_ids: [...itemIds], coupon_ids: [...couponIds] },
        }),
      );
      if (!answer.data) throw answer.error;
      return answer.data.data;
    },
    { keepPreviousData: true, revalidateIfStale: true },
  );
  return { totals: itemIds.length > 0 ? data : undefined, busy: isValidating };
}
