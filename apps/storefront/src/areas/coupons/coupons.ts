import { listState } from "../../core/request-state.ts";
import type { Coupon } from "@sen/api";
import type { CouponHallFilters, CouponList, VoucherList, VoucherState } from "@sen/ui/coupons";
import { rowsOf, useListBehind, type EndlessList } from "../../core/endless-list.ts";
import { customerQuery, query } from "../../core/query.ts";
import type { Links } from "../links.ts";

/** Coupons on a page of the hall and of the wallet. */
const COUPONS_A_PAGE = 20;

/** One coupon by its number. */
export const couponQuery = (id: number) => query("/coupons/{id}", { params: { path: { id } } });
export const couponCategoriesQuery = () => query("/coupons/categories", {});

/** A page of the coupons that can be saved now: the first, or what comes behind a coupon. */
export const hallPageQuery = (filters: CouponHallFilters, after?: number) =>
  query("/coupons", { params: { query: { after, per_page: COUPONS_A_PAGE, ...filters } } });

/** The coupons of the hall; "more" adds pages. */
export function useCouponHall(filters: CouponHallFilters): CouponList {
  return couponList(useListBehind((after?: number) => hallPageQuery(filters, after)));
}

/** The saved coupons of one tab; "more" adds pages. */
export function useVouchers(state: VoucherState): VoucherList {
  return couponList(
    useListBehind((after?: number) =>
      customerQuery("/coupons/mine", { params: { query: { state, after, per_page: COUPONS_A_PAGE } } }),
    ),
  );
}

/** What a screen is given of an endless list of coupons. */
const couponList = <Row extends Coupon>(
  list: EndlessList<{ data: { items: readonly Row[]; total: number; now: string } }>,
) => listState(list, (pages, { data: { total, now } }) => ({ coupons: rowsOf(pages), total, now }));

/** Where the goods are that a coupon fits: its shop, its mall, or everything. */
export function goodsHref({ tenant, mall_id }: Pick<Coupon, "tenant" | "mall_id">, links: Links): string {
  if (tenant) return links.shop(tenant.id);
  return mall_id === null ? links.products : links.mall(mall_id);
}
