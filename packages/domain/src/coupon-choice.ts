import type { Coupon } from "@sen/api";
import { couponDiscount } from "./coupon.ts";

/** What of a coupon tells where it holds. */
export type CouponReach = Pick<Coupon, "id" | "scope" | "mall_id" | "tenant">;

const overlap = (a: number | null | undefined, b: number | null | undefined): boolean =>
  a === null || a === undefined || b === null || b === undefined || a === b;

/** Whether both could hold for one shop's goods, which take one coupon of each scope. */
function compete(a: CouponReach, b: CouponReach): boolean {
  return a.scope === b.scope && overlap(a.tenant?.id, b.tenant?.id) && overlap(a.mall_id, b.mall_id);
}

/** The choice after one more coupon: it takes the place of those that it cannot stand beside. See `checkoutTotals`. */
export function withCoupon<Choice extends CouponReach>(chosen: readonly Choice[], coupon: Choice): Choice[] {
  return [...chosen.filter((other) => other.id !== coupon.id && !compete(other, coupon)), coupon];
}

/** Goods of one shop, in dong, as coupons are held against them. */
export interface ShopGoods {
  tenant_id: number;
  mall_id: number;
  goods_total: number;
  /** Fee of its delivery; left out where it is not known. */
  delivery_fee?: number;
}

/** What of a basket a coupon covers, in dong: the amount that its minimum is measured on. */
export function coveredGoods(coupon: CouponReach, basket: readonly ShopGoods[]): number {
  return basket
    .filter(
      ({ tenant_id, mall_id }) => overlap(coupon.tenant?.id, tenant_id) && overlap(coupon.mall_id, mall_id),
    )
    .reduce((sum, { goods_total }) => sum + goods_total, 0);
}

/** Dong that a coupon takes off a basket by itself, its minimum left aside: of the goods that it covers, or of their delivery. */
export function couponSaving(
  coupon: CouponReach & Pick<Coupon, "value_type" | "value" | "max_discount">,
  basket: readonly ShopGoods[],
): number {
  const lowered =
    coupon.scope === "delivery"
      ? basket.map((shop) => ({ ...shop, goods_total: shop.delivery_fee ?? 0 }))
      : basket;
  return couponDiscount(coupon, coveredGoods(coupon, lowered));
}
