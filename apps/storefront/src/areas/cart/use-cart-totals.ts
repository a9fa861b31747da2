import type { CartLine, CartTotals } from "@sen/api";
import { isBuyable } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useRef, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { answered, write } from "../../core/write.ts";
import { useRefusal } from "../../core/describe-failure.ts";

/**
 * Totals of the ticked lines that can be bought, with the chosen coupons, from the server; null for a guest, without such lines, and
 * while loading.
 * Until the customer chooses (`couponIds` is null), the server applies the coupons that save most.
 * A choice takes effect once the server has responded with its discount.
 */
export function useCartTotals(ticked: readonly CartLine[], active: boolean) {
  // What the summary counts and checkout takes.
  const lines = ticked.filter(({ problem }) => isBuyable(problem?.code ?? null));
  const itemIds = lines.map(({ id }) => id).sort((a, b) => a - b);
  // Other quantities and prices need new totals.
  const costs = lines
    .map(({ quantity, price_after_discount }) => `${quantity}×${price_after_discount}`)
    .join();
  const { t } = useTranslation(["cart", "errors"]);
  const refused = useRefusal();
  const { mutate } = useSWRConfig();
  const [couponIds, setCouponIds] = useState<readonly number[] | null>(null);
  const [notChanged, setNotChanged] = useState<{ wanted: readonly number[]; reason: string } | null>(null);
  const latest = useRef<readonly number[]>(null);
  const keyOf = (ids: readonly number[] | null) => [
    "cart-totals",
    itemIds.join(),
    ids?.join() ?? null,
    costs,
  ];
  const {
    data,
    error,
    isValidating,
    mutate: askAgain,
  } = useSWR<CartTotals, unknown>(
    active && itemIds.length > 0 ? keyOf(couponIds) : null,
    () => fetchTotals(itemIds, couponIds),
    { keepPreviousData: true },
  );

  async function changeCoupons(ids: readonly number[]): Promise<void> {
    latest.current = ids;
    setNotChanged(null);
    try {
      const totals = await fetchTotals(itemIds, ids);
      if (latest.current !== ids) return; // A later choice replaces this one.
      await mutate(keyOf(ids), totals, { revalidate: false });
      setCouponIds(ids);
    } catch (failure) {
      if (latest.current === ids) setNotChanged({ wanted: ids, reason: refused(failure).message });
    }
  }

  const failure =
    itemIds.length === 0
      ? null
      : error !== undefined && !isValidating
        ? {
            message: `${t("summary.not_counted")} ${refused(error).message}`,
            outdated: true,
            onRetry: () => askAgain(),
          }
        : notChanged && {
            message: `${t("coupon.not_changed")} ${notChanged.reason}`,
            outdated: false,
            onRetry: () => changeCoupons(notChanged.wanted),
          };
  return {
    totals: (itemIds.length > 0 && data) || null,
    totalsBusy: isValidating,
    totalsFailure: failure,
    couponIds,
    onCouponsChange: changeCoupons,
  };
}

function fetchTotals(itemIds: readonly number[], couponIds: readonly number[] | null): Promise<CartTotals> {
  const body = { item_ids: [...itemIds], ...(couponIds && { coupon_ids: [...couponIds] }) };
  return answered(write("POST /carts/coupons", { body }));
}
