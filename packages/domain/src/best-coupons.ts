import type { CouponScope } from "@sen/api";
import { couponDiscount, refuseCoupon } from "./coupon.ts";
import { checkoutTotals, covers, type ChosenCoupon, type Parcel } from "./totals.ts";

/** What coupons could take off a basket. */
export interface CouponProposal {
  /** In an order in which choosing them gives this saving. */
  coupon_ids: number[];
  /** Dong that they take off together. */
  saving: number;
}

/** Reaches of one scope that are tried in every combination; of more, those that take most off. */
const MOST_COMBINED = 10;

/** Coupons of one scope that hold for the same parcels. */
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
 * The coupons that take most off these parcels together, never fewer dong than any other valid choice; one that would add nothing is left out.
 * Rests on what `checkoutTotals` does: shop coupons come off first, and whatever they take off, what a mall coupon leaves never grows by it;
 * so the best shop coupon of each parcel is part of a best choice. Spec §4, coupon value types.
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

/** Gives up each coupon without which nothing more is to pay. */
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
  // Shops lie in malls: of two reaches one holds the other, or they share nothing.
  return [...byReach.values()].sort((a, b) => a.parcels.length - b.parcels.length);
}

interface Basket {
  parcels: readonly Parcel[];
  /** What coupons of this scope can still lower, parcel by parcel, in dong. */
  left: readonly number[];
  now: Date;
}

/** Coupons whose reaches share no parcel do not touch each other: each such group is solved for itself. */
function bestOfScope(basket: Basket, reaches: readonly Reach[]): Take {
  const widest = reaches.filter(
    (reach) => !reaches.some((other) => other !== reach && holds(other.parcels, reach.parcels)),
  );
  return widest.map((wide) => bestWithin(basket, wide, reaches)).reduce(together, NOTHING);
}

/** Every combination of the reaches inside a wide one: which of them take their parcels for themselves, and what is left to the wide one. */
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

/** The one coupon of a reach that takes most off its parcels that are not taken yet. */
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
