import type { Coupon } from "@sen/api";
import type { Links } from "../links.ts";

export const COUPONS_A_PAGE = 20;

/** Where to find goods that a coupon applies to: its shop, its mall, or all products. */
export function goodsHref({ tenant, mall_id }: Pick<Coupon, "tenant" | "mall_id">, links: Links): string {
  if (tenant) return links.shop(tenant.id);
  return mall_id === null ? links.products : links.mall(mall_id);
}
