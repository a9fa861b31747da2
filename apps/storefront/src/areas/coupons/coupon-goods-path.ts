import type { Coupon } from "@sen/api";
import type { Paths } from "../../core/paths.ts";

/** Where the goods are that a coupon fits: its shop, its mall, or everything. */
export function couponGoodsPath(
  { tenant, mall_id }: Pick<Coupon, "tenant" | "mall_id">,
  paths: Paths,
): string {
  if (tenant) return paths.shop(tenant.id);
  return mall_id === null ? paths.products() : paths.mall(mall_id);
}
