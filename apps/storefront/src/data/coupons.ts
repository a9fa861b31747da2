import type { Coupon } from "@sen/api";
import type { CouponHallFilters, CouponList, VoucherList, VoucherState } from "@sen/ui/coupons";
import { useCustomerId } from "../session/use-customer.ts";
import { call } from "./api.ts";
import { rowsOf, useEndlessList, type EndlessList } from "./endless-list.ts";
import { useLostAnswer } from "./lost-answer.ts";
import { COUPONS_A_PAGE, couponCategoriesQuery, couponQuery, hallPageQuery } from "./catalog.ts";
import { customerQuery, useQuery } from "./query.ts";
import { useRefusal } from "./refusal.ts";

export const useCoupon = (id: number) => useQuery(couponQuery(id));
export const useCouponCategories = () => useQuery(couponCategoriesQuery());

/** The coupons of the hall; "more" adds pages. */
export function useCouponHall(filters: CouponHallFilters): CouponList {
  return couponList(useEndlessList((index) => hallPageQuery(filters, index + 1)));
}

/** The saved coupons of one tab; "more" adds pages. */
export function useVouchers(state: VoucherState): VoucherList {
  const customerId = useCustomerId();
  return couponList(
    useEndlessList((index) =>
      customerQuery(customerId, "/coupons/mine", {
        params: { query: { state, page: index + 1, per_page: COUPONS_A_PAGE } },
      }),
    ),
  );
}

/** What a screen is given of an endless list of coupons. */
function couponList<Row extends Coupon>({
  pages,
  error,
  loadingMore,
  moreFailed,
  loadMore,
  retry,
}: EndlessList<{ data: { items: readonly Row[]; total: number; now: string } }>) {
  const last = pages?.at(-1)?.data;
  if (!pages || !last) {
    return error ? { state: "failed" as const, onRetry: retry } : { state: "loading" as const };
  }
  return {
    state: "ready" as const,
    coupons: rowsOf(pages),
    total: last.total,
    now: last.now,
    loadingMore,
    moreFailed,
    onLoadMore: loadMore,
  };
}

/** Finds the coupon of a typed code; the sentence why not otherwise. */
export function useFindCoupon(): (code: string) => Promise<Coupon | string> {
  const refusal = useRefusal();
  const lost = useLostAnswer();
  return async (code) => {
    try {
      const { data, error } = await call((api) =>
        api.GET("/coupons/by-code", { params: { query: { code } } }),
      );
      return data ? data.data : refusal(error).message;
    } catch (failure) {
      return lost(failure).message;
    }
  };
}
