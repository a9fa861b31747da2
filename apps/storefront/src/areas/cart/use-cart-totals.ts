import type { CartTotals } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { write } from "../../core/write.ts";
import { useRefusal } from "../../core/refusal.ts";

/** The lines whose totals are asked for. */
interface Chosen {
  itemIds: readonly number[];
  /** Of these lines, as one text: other quantities are another question. */
  quantities: string;
}

const NONE: readonly number[] = [];

/**
 * What ticked lines cost with the chosen coupons, by the server; undefined for a guest, for none, and before the answer.
 * Coupons count as chosen once the server has said what they take off.
 */
export function useCartTotals({ itemIds, quantities }: Chosen, active: boolean) {
  const { t } = useTranslation(["cart", "errors"]);
  const refused = useRefusal();
  const { mutate } = useSWRConfig();
  const [couponIds, setCouponIds] = useState(NONE);
  const [notChanged, setNotChanged] = useState<{ wanted: readonly number[]; reason: string } | null>(null);
  const keyOf = (ids: readonly number[]) => ["cart-totals", itemIds.join(), ids.join(), quantities];
  const {
    data,
    error,
    isValidating,
    mutate: askAgain,
  } = useSWR<CartTotals, unknown>(
    active && itemIds.length > 0 ? keyOf(couponIds) : null,
    () => fetchTotals(itemIds, couponIds),
    { keepPreviousData: true, revalidateIfStale: true },
  );

  const reasonOf = (failure: unknown) => refused(failure).message;

  async function changeCoupons(ids: readonly number[]): Promise<void> {
    setNotChanged(null);
    try {
      const totals = await fetchTotals(itemIds, ids);
      await mutate(keyOf(ids), totals, { revalidate: false });
      setCouponIds(ids);
    } catch (failure) {
      setNotChanged({ wanted: ids, reason: reasonOf(failure) });
    }
  }

  const failureOf = (what: string, outdated: boolean, onRetry: () => unknown) => ({
    message: what,
    outdated,
    onRetry,
  });
  const failure =
    itemIds.length === 0
      ? null
      : error !== undefined && !isValidating
        ? failureOf(`${t("summary.not_counted")} ${reasonOf(error)}`, true, () => askAgain())
        : notChanged &&
          failureOf(`${t("coupon.not_changed")} ${notChanged.reason}`, false, () =>
            changeCoupons(notChanged.wanted),
          );
  return {
    totals: itemIds.length > 0 ? data : undefined,
    busy: isValidating,
    failure,
    couponIds,
    changeCoupons,
  };
}

async function fetchTotals(itemIds: readonly number[], couponIds: readonly number[]): Promise<CartTotals> {
  const { data, refusal } = await write("POST /carts/coupons", {
    body: { item_ids: [...itemIds], coupon_ids: [...couponIds] },
  });
  if (refusal) throw refusal as unknown;
  return data.data;
}
