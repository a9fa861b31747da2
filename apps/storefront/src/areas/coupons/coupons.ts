import { listState } from "../../core/request-state.ts";
import type { Coupon } from "@sen/api";
import type { CouponHallFilters, CouponList, VoucherList, VoucherState } from "@sen/ui/coupons";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { call } from "../../core/api.ts";
import { rowsOf, useEndlessList, type EndlessList } from "../../core/endless-list.ts";
import { customerQuery, query, useQuery } from "../../core/query.ts";
import { useRefusal } from "../../core/refusal.ts";

/** Coupons on a page of the hall and of the wallet. */
export const COUPONS_A_PAGE = 20;

/** One coupon by its number. */
export const couponQuery = (id: number) => query("/coupons/{id}", { params: { path: { id } } });
export const couponCategoriesQuery = () => query("/coupons/categories", {});

/** A page of the coupons that can be saved now, from 1 on. */
export const hallPageQuery = (filters: CouponHallFilters, page = 1) => {
  const { keyword, scope, category_id, mall_id, tenant_id } = filters;
  return query("/coupons", {
    params: {
      query: {
        page,
        per_page: COUPONS_A_PAGE,
        ...(keyword !== "" && { keyword }),
        ...(scope && { scope }),
        ...(category_id !== null && { category_id }),
        ...(mall_id !== null && { mall_id }),
        ...(tenant_id !== null && { tenant_id }),
      },
    },
  });
};

/** Whose coupons are shown; of all without either. */
interface CouponsOf {
  /** Those that hold in a mall. */
  mall_id?: number;
  /** A shop's own, with `scope`. */
  tenant_id?: number;
  scope?: "tenant";
}

export const couponsQuery = (of: CouponsOf = {}) =>
  query("/coupons", { params: { query: { ...of, per_page: 8 } } });

export const useCoupons = (of?: CouponsOf) => useQuery(couponsQuery(of));
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
const couponList = <Row extends Coupon>(
  list: EndlessList<{ data: { items: readonly Row[]; total: number; now: string } }>,
) => listState(list, (pages, { data: { total, now } }) => ({ coupons: rowsOf(pages), total, now }));

/** Finds the coupon of a typed code; the sentence why not otherwise. */
export function useFindCoupon(): (code: string) => Promise<Coupon | string> {
  const refused = useRefusal();
  return async (code) => {
    try {
      const { data, error } = await call((api) =>
        api.GET("/coupons/by-code", { params: { query: { code } } }),
      );
      return data ? data.data : refused(error).message;
    } catch (failure) {
      return refused(failure).message;
    }
  };
}
