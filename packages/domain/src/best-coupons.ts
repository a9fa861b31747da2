import type { CouponScope } from "@sen/api";
import { couponDiscount, refuseCoupon } from "./coupon.ts";
import { checkoutTotals, covers, type ChosenCoupon, type Parcel } from "./totals.ts";

/** The coupons to apply to a basket. */
export interface CouponProposal {
  /** In an order that achieves this saving. */
  coupon_ids: number[];
  /** Their total discount, in dong. */
  saving: number;
}

/** Maximum number of reaches of one scope tried in every combination; beyond it, those with the largest discounts. */
const MOST_COMBINED = 10;

/** Coupons of one scope that apply to the same parcels. */
interface Reach {
  /** Indices of those parcels. */
  parcels: readonly number[];
  coupons: readonly ChosenCoupon[];
}

interface Take {
  coupons: readonly ChosenCoupon[];
  saving: number;
}

const NOTHING: Take = { coupons: [], saving: 0 };

/**
 * The coupons with the largest total discount on these parcels, optimal over all valid choices. Coupons that add nothing are left out.
 * Relies on two properties of `checkoutTotals`: shop coupons apply first, and a larger shop discount never increases what is left after a
 * mall coupon. So the best shop coupon of each parcel is part of an optimal choice. Spec §4, coupon value types.
 */
export function bestCoupons(
  parcels: readonly Parcel[],
  coupons: readonly ChosenCoupon[],
  now: Date,
): CouponProposal {
  const goods = parcels.map(({ goods_total }) => goods_total);
  const ofScope = (scope: CouponScope, left: readonly number[]): Take =>
    bestOfScope({ parcels, left, now }, reachesOf(scope, coupons, parcels));
  const tenant = ofScope("tenant", goods);
  const afterTenant = checkoutTotals(parcels, tenant.coupons, now).parcels;
  const mall = ofScope(
    "mall",
    afterTenant.map(({ goods_total, tenant_coupon_value }) => goods_total - tenant_coupon_value),
  );
  const delivery = ofScope(
    "delivery",
    parcels.map(({ delivery_fee }) => delivery_fee),
  );
  return needed(parcels, [...tenant.coupons, ...mall.coupons, ...delivery.coupons], now);
}

/** Drops each coupon that does not lower the total. */
function needed(parcels: readonly Parcel[], chosen: readonly ChosenCoupon[], now: Date): CouponProposal {
  const total = (kept: readonly ChosenCoupon[]) => checkoutTotals(parcels, kept, now).totals.total;
  const least = total(chosen);
  const kept = chosen.reduce<readonly ChosenCoupon[]>((rest, coupon) => {
    const without = rest.filter((one) => one !== coupon);
    return total(without) === least ? without : rest;
  }, chosen);
  return { coupon_ids: kept.map(({ id }) => id), saving: total([]) - least };
}

function reachesOf(
  scope: CouponScope,
  coupons: readonly ChosenCoupon[],
  parcels: readonly Parcel[],
): Reach[] {
  const byReach = new Map<string, { parcels: number[]; coupons: ChosenCoupon[] }>();
  for (const coupon of coupons) {
    if (coupon.scope !== scope) continue;
    const covered = parcels.flatMap((parcel, index) => (covers(coupon, parcel) ? [index] : []));
    if (covered.length === 0) continue;
    const key = covered.join();
    const reach = byReach.get(key) ?? { parcels: covered, coupons: [] };
    reach.coupons.push(coupon);
    byReach.set(key, reach);
  }
  // Shops belong to malls: of two reaches, either one contains the other or they are disjoint.
  return [...byReach.values()].sort((a, b) => a.parcels.length - b.parcels.length);
}

interface Basket {
  parcels: readonly Parcel[];
  /** What coupons of this scope can still discount, per parcel, in dong. */
  left: readonly number[];
  now: Date;
}

/** The best coupons of one scope. Reaches without a common parcel are independent, so each widest one is solved separately. */
function bestOfScope(basket: Basket, reaches: readonly Reach[]): Take {
  const widest = reaches.filter(
    (reach) => !reaches.some((other) => other !== reach && holds(other.parcels, reach.parcels)),
  );
  return widest.map((wide) => bestWithin(basket, wide, reaches)).reduce(together, NOTHING);
}

/** Tries every combination of the reaches inside a wide one: those chosen take their parcels, and the wide one gets the rest. */
function bestWithin(basket: Basket, wide: Reach, reaches: readonly Reach[]): Take {
  const inside = reaches
    .filter((reach) => reach !== wide && holds(wide.parcels, reach.parcels))
    .map((reach) => ({ reach, alone: bestOfReach(basket, reach, []).saving }))
    .filter(({ alone }) => alone > 0)
    .sort((a, b) => b.alone - a.alone)
    .slice(0, MOST_COMBINED)
    .map(({ reach }) => reach)
    .sort((a, b) => a.parcels.length - b.parcels.length);
  let best = NOTHING;
  for (let combination = 0; combination < 2 ** inside.length; combination++) {
    const own = inside.filter((_, index) => (combination >> index) & 1);
    const taken: number[] = [];
    const take = [...own, wide]
      .map((reach) => {
        const found = bestOfReach(basket, reach, taken);
        if (found.saving > 0) taken.push(...reach.parcels);
        return found;
      })
      .reduce(together, NOTHING);
    if (take.saving > best.saving) best = take;
  }
  return best;
}

/** The coupon of a reach with the largest discount on its free parcels. */
function bestOfReach({ parcels, left, now }: Basket, reach: Reach, taken: readonly number[]): Take {
  const free = reach.parcels.filter((index) => !taken.includes(index));
  const sum = (amounts: readonly (number | undefined)[]) =>
    free.reduce((total, index) => total + (amounts[index] ?? 0), 0);
  const goods = sum(parcels.map(({ goods_total }) => goods_total));
  const amount = sum(left);
  let best = NOTHING;
  for (const coupon of reach.coupons) {
    const { used = false, withheld = false } = coupon;
    if (refuseCoupon(coupon, { goods, used, withheld }, now) !== null) continue;
    const saving = couponDiscount(coupon, amount);
    if (saving > best.saving) best = { coupons: [coupon], saving };
  }
  return best;
}

const holds = (wide: readonly number[], narrow: readonly number[]): boolean =>
  narrow.every((index) => wide.includes(index));

const together = (a: Take, b: Take): Take => ({
  coupons: [...a.coupons, ...b.coupons],
  saving: a.saving + b.saving,
});
