import type { Coupon } from "@sen/api";
import { couponDiscount } from "./coupon.ts";

/** The fields of a coupon that determine where it applies. */
export type CouponReach = Pick<Coupon, "id" | "scope" | "mall_id" | "tenant">;

const overlap = (a: number | null | undefined, b: number | null | undefined): boolean =>
  a === null || a === undefined || b === null || b === undefined || a === b;

/** Whether both could apply to the same shop's goods, which allow one coupon per scope. */
function compete(a: CouponReach, b: CouponReach): boolean {
  return a.scope === b.scope && overlap(a.tenant?.id, b.tenant?.id) && overlap(a.mall_id, b.mall_id);
}

/** Adds a coupon to the choice and removes those it cannot be combined with. See `checkoutTotals`. */
export function withCoupon<Choice extends CouponReach>(chosen: readonly Choice[], coupon: Choice): Choice[] {
  return [...chosen.filter((other) => other.id !== coupon.id && !compete(other, coupon)), coupon];
}

/** A shop's goods in a basket, in dong. */
export interface ShopGoods {
  tenant_id: number;
  mall_id: number;
  goods_total: number;
  /** Its delivery fee; missing if unknown. */
  delivery_fee?: number;
}

/** The value of the goods that a coupon covers, in dong. Its minimum applies to this amount. */
export function coveredGoods(coupon: CouponReach, basket: readonly ShopGoods[]): number {
  return basket
    .filter(
      ({ tenant_id, mall_id }) => overlap(coupon.tenant?.id, tenant_id) && overlap(coupon.mall_id, mall_id),
    )
    .reduce((sum, { goods_total }) => sum + goods_total, 0);
}

/** A coupon's discount on a basket by itself, in dong, ignoring its minimum: on the goods that it covers, or on their delivery. */
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
