import { catalogRoutes } from "../catalog/routes.ts";
import type { Coupon } from "@sen/api";
import type { Href } from "../../core/route.ts";

/** Where the goods are that a coupon fits: its shop, its mall, or everything. */
export function couponGoodsPath({ tenant, mall_id }: Pick<Coupon, "tenant" | "mall_id">, href: Href): string {
  if (tenant) return href(catalogRoutes.shop, { id: tenant.id });
  return mall_id === null ? href(catalogRoutes.products) : href(catalogRoutes.mall, { id: mall_id });
}
