import type { MyCoupon } from "@sen/api";
import { checkoutTotals, coveredGoods, type Parcel } from "@sen/domain";

type Saved = Omit<MyCoupon, "cart_saving" | "cart_missing">;

/** What a saved coupon alone would save in a cart, or how much the cart lacks for it, in dong. */
export function cartSaving(
  coupon: Saved,
  basket: readonly Parcel[],
  now: Date,
): Pick<MyCoupon, "cart_saving" | "cart_missing"> {
  const chosen = { ...coupon, tenant_id: coupon.tenant?.id ?? null, used: coupon.used_at !== null };
  const [result] = checkoutTotals(basket, [chosen], now).coupons;
  const missing = result?.refusal?.missing ?? null;
  return {
    cart_saving: result?.discount ?? 0,
    cart_missing: coveredGoods(coupon, basket) > 0 ? missing : null,
  };
}
