import type { Coupon } from "@sen/api";
import type { Links } from "../links.ts";

/** Coupons on a page of the hall and of the wallet. */
export const COUPONS_A_PAGE = 20;

/** Where the goods are that a coupon fits: its shop, its mall, or everything. */
export function goodsHref({ tenant, mall_id }: Pick<Coupon, "tenant" | "mall_id">, links: Links): string {
  if (tenant) return links.shop(tenant.id);
  return mall_id === null ? links.products : links.mall(mall_id);
}
