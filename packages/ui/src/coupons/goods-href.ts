import type { Coupon } from "@sen/api";

export interface GoodsHrefs {
  shop: (id: number) => string;
  mall: (id: number) => string;
  /** All products. */
  products: string;
}

/** URL of the goods that a coupon applies to: of its shop, its mall, or all. */
export function goodsHref(
  { tenant, mall_id }: Pick<Coupon, "tenant" | "mall_id">,
  hrefs: GoodsHrefs,
): string {
  if (tenant) return hrefs.shop(tenant.id);
  return mall_id === null ? hrefs.products : hrefs.mall(mall_id);
}
