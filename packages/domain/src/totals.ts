import type { CheckoutTotals, Coupon } from "@sen/api";
import { couponDiscount, refuseCoupon, type CouponRefusal, type CouponTerms } from "./coupon.ts";
import { lineCost, splitInProportion } from "./money.ts";

/** The fields of a line that determine its cost. */
export interface PricedLine {
  price_after_discount: number;
  quantity: number;
}

/** The total cost of all lines, in dong. */
export function goodsTotal(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + lineCost(line.price_after_discount, line.quantity), 0);
}

/** One shop's part of a checkout, which becomes one order. Amounts in dong. */
export interface Parcel {
  tenant_id: number;
  mall_id: number;
  goods_total: number;
  delivery_fee: number;
}

/** A chosen coupon, and where it applies. */
export type ChosenCoupon = CouponTerms &
  Pick<Coupon, "id" | "mall_id"> & {
    /** The shop that it applies to; null for all shops. */
    tenant_id: number | null;
    used?: boolean;
    /** Whether it is for new customers only, and this customer is not one. */
    withheld?: boolean;
  };

/** The outcome of a chosen coupon. */
export interface CouponResult {
  id: number;
  /** Dong; 0 if it cannot be used. */
  discount: number;
  refusal: CouponRefusal | null;
}

export interface Totals {
  /** The totals of all parcels. */
  totals: CheckoutTotals;
  /** The totals of each parcel, in the parcels' order; they add up to `totals`. */
  parcels: CheckoutTotals[];
  /** The id of the coupon of each scope that a parcel takes, in the parcels' order. */
  taken: ReadonlyMap<Coupon["scope"], number>[];
  /** In the order chosen. */
  coupons: CouponResult[];
}

/** Shop coupons apply first, then the mall's to the remaining goods, then the delivery coupon to the fees. */
const order = ["tenant", "mall", "delivery"] as const;
const valueField = {
  tenant: "tenant_coupon_value",
  mall: "mall_coupon_value",
  delivery: "delivery_coupon_value",
} as const;

/** Whether a coupon applies to a parcel. */
export const covers = (coupon: ChosenCoupon, parcel: Parcel): boolean =>
  (coupon.tenant_id === null || coupon.tenant_id === parcel.tenant_id) &&
  (coupon.mall_id === null || coupon.mall_id === parcel.mall_id);

/** The amount that a coupon of this scope can still discount. */
const remainder = (sum: CheckoutTotals, scope: Coupon["scope"]): number =>
  scope === "delivery"
    ? sum.delivery_fee - sum.delivery_coupon_value
    : sum.goods_total - sum.tenant_coupon_value - sum.mall_coupon_value;

/**
 * The totals of a checkout: goods + delivery − the three coupons, per shop and overall. The only place that computes them: the backend
 * charges them and the screens show them. A parcel takes one coupon of each scope, the first chosen. A coupon for several shops is split in
 * proportion to the amounts it discounts. No amount gets negative.
 */
export function checkoutTotals(
  parcels: readonly Parcel[],
  chosen: readonly ChosenCoupon[],
  now: Date,
): Totals {
  const sums = parcels.map(untouched);
  const taken = parcels.map(() => new Map<Coupon["scope"], number>());
  const results = new Map<number, CouponResult>();
  for (const scope of order) {
    for (const coupon of chosen) {
      if (coupon.scope !== scope || results.has(coupon.id)) continue;
      const covered = parcels.flatMap((parcel, index) =>
        covers(coupon, parcel) && !taken[index]?.has(scope) ? [index] : [],
      );
      const goods = covered.reduce((sum, index) => sum + (parcels[index]?.goods_total ?? 0), 0);
      const refusal = refuseCoupon(
        coupon,
        { goods, used: coupon.used ?? false, withheld: coupon.withheld ?? false },
        now,
      );
      const discount = refusal === null ? take(coupon, covered, sums) : 0;
      if (refusal === null) for (const index of covered) taken[index]?.set(scope, coupon.id);
      results.set(coupon.id, { id: coupon.id, discount, refusal });
    }
  }
  return {
    totals: sums.reduce(added, untouched({ goods_total: 0, delivery_fee: 0 })),
    parcels: sums,
    taken,
    coupons: [...new Set(chosen.map(({ id }) => id))].flatMap((id) => results.get(id) ?? []),
  };
}

/** Subtracts a coupon's discount from the covered parcels, and returns it. */
function take(coupon: ChosenCoupon, covered: readonly number[], sums: CheckoutTotals[]): number {
  const left = covered.map((index) => {
    const sum = sums[index];
    return sum === undefined ? 0 : remainder(sum, coupon.scope);
  });
  const discount = couponDiscount(
    coupon,
    left.reduce((total, amount) => total + amount, 0),
  );
  const parts = splitInProportion(discount, left);
  covered.forEach((index, position) => {
    const sum = sums[index];
    const part = parts[position] ?? 0;
    if (sum === undefined) return;
    sums[index] = {
      ...sum,
      [valueField[coupon.scope]]: sum[valueField[coupon.scope]] + part,
      total: sum.total - part,
    };
  });
  return discount;
}

function untouched({
  goods_total,
  delivery_fee,
}: Pick<Parcel, "goods_total" | "delivery_fee">): CheckoutTotals {
  return {
    goods_total,
    delivery_fee,
    tenant_coupon_value: 0,
    mall_coupon_value: 0,
    delivery_coupon_value: 0,
    total: goods_total + delivery_fee,
  };
}

function added(a: CheckoutTotals, b: CheckoutTotals): CheckoutTotals {
  return {
    goods_total: a.goods_total + b.goods_total,
    delivery_fee: a.delivery_fee + b.delivery_fee,
    tenant_coupon_value: a.tenant_coupon_value + b.tenant_coupon_value,
    mall_coupon_value: a.mall_coupon_value + b.mall_coupon_value,
    delivery_coupon_value: a.delivery_coupon_value + b.delivery_coupon_value,
    total: a.total + b.total,
  };
}
