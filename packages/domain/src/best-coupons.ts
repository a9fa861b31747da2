import type { CouponScope } from "@sen/api";
import { couponDiscount, refuseCoupon, refuseGoods } from "./coupon.ts";
import { PAYMENT_COUPON_LIMIT } from "./limits.ts";
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
 * The coupons with the largest total discount on these parcels, optimal over all valid choices. Coupons that add nothing are left out,
 * and those that add least if a payment does not take as many.
 * Relies on two properties of `checkoutTotals`: shop coupons apply first, and a larger shop discount never increases what is left after a
 * mall coupon. So the best shop coupon of each parcel is part of an optimal choice. Spec §4, coupon value types.
 */
export function bestCoupons(
  parcels: readonly Parcel[],
  coupons: readonly ChosenCoupon[],
  now: Date,
): CouponProposal {
  const goods = parcels.map(({ goods_total }) => goods_total);
  // Checked once: thousands of combinations follow, and only the goods differ between them.
  const usable = coupons.filter(({ used = false, withheld = false, ...terms }) => {
    return refuseCoupon(terms, { goods: Number.MAX_SAFE_INTEGER, used, withheld }, now) === null;
  });
  const ofScope = (scope: CouponScope, left: readonly number[]): Take =>
    bestOfScope({ goods, left }, reachesOf(scope, usable, parcels));
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

/** Drops each coupon that does not lower the total, and those that lower it least beyond the limit. */
function needed(parcels: readonly Parcel[], chosen: readonly ChosenCoupon[], now: Date): CouponProposal {
  const total = (kept: readonly ChosenCoupon[]) => checkoutTotals(parcels, kept, now).totals.total;
  const least = total(chosen);
  const kept = chosen.reduce<readonly ChosenCoupon[]>((rest, coupon) => {
    const without = rest.filter((one) => one !== coupon);
    return total(without) === least ? without : rest;
  }, chosen);
  const worth = new Map(kept.map((coupon) => [coupon, total(kept.filter((one) => one !== coupon)) - least]));
  const worthMost = [...kept].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const most = new Set(worthMost.slice(0, PAYMENT_COUPON_LIMIT));
  const taken = kept.filter((coupon) => most.has(coupon));
  return { coupon_ids: taken.map(({ id }) => id), saving: total([]) - total(taken) };
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

/** Amounts per parcel, in dong. */
interface Basket {
  goods: readonly number[];
  /** What coupons of this scope can still discount. */
  left: readonly number[];
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
    .map((reach) => ({ reach, alone: bestOfReach(basket, reach, new Set()).saving }))
    .filter(({ alone }) => alone > 0)
    .sort((a, b) => b.alone - a.alone)
    .slice(0, MOST_COMBINED)
    .map(({ reach }) => reach)
    .sort((a, b) => a.parcels.length - b.parcels.length);
  const choose = (at: number, taken: ReadonlySet<number>, before: Take): Take => {
    const reach = inside[at];
    if (reach === undefined) return together(before, bestOfReach(basket, wide, taken));
    const without = choose(at + 1, taken, before);
    const found = bestOfReach(basket, reach, taken);
    if (found.saving === 0) return without;
    const withIt = choose(at + 1, new Set([...taken, ...reach.parcels]), together(before, found));
    return withIt.saving > without.saving ? withIt : without;
  };
  return choose(0, new Set(), NOTHING);
}

/** The coupon of a reach with the largest discount on its free parcels. */
function bestOfReach({ goods, left }: Basket, reach: Reach, taken: ReadonlySet<number>): Take {
  let [covered, amount] = [0, 0];
  for (const parcel of reach.parcels) {
    if (taken.has(parcel)) continue;
    covered += goods[parcel] ?? 0;
    amount += left[parcel] ?? 0;
  }
  let best = NOTHING;
  for (const coupon of reach.coupons) {
    if (refuseGoods(coupon, covered) !== null) continue;
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
