import type { Coupon, CouponProposal } from "@sen/api";
import {
  bestCoupons,
  checkoutTotals,
  couponSaving,
  coveredGoods,
  refuseCoupon,
  type ChosenCoupon,
  type CouponRefusal,
  type Parcel,
} from "@sen/domain";
import { and, gt, inArray, isNull, lte, or, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { coupons } from "../../database/schema/index.ts";
import type { Locale } from "../../texts/messages.ts";
import { couponOf } from "./coupon.ts";
import { chosenCoupon, selectCouponsFor, type CouponOfCustomer } from "./evaluate.ts";

/** Most coupons offered for a basket: usable ones, plus ones that need a larger purchase. */
const OFFERED = 40;
const OFFERED_BEYOND = 10;
/** Most running coupons of a basket's shops and malls to evaluate. */
const LOOKED_AT = 1000;

/** Coupons offered to a customer for a basket. */
export interface CouponOffer {
  available_coupons: Coupon[];
  /** Null if no other choice saves more than the chosen coupons. */
  best_coupons: CouponProposal | null;
}

/** The coupons that together save most on a basket, in the order to apply them. */
export async function bestOffered(
  db: Queryable,
  customerId: number,
  parcels: readonly Parcel[],
  now: Date,
): Promise<CouponOfCustomer[]> {
  const running = await selectRunning(db, customerId, parcels, now);
  const { coupon_ids } = bestCoupons(parcels, running.map(chosenCoupon), now);
  return coupon_ids.flatMap((id) => running.find(({ coupon }) => coupon.id === id) ?? []);
}

/** Running coupons that might apply to a basket's shops and malls. */
async function selectRunning(
  db: Queryable,
  customerId: number,
  parcels: readonly Parcel[],
  now: Date,
): Promise<CouponOfCustomer[]> {
  const where = and(
    lte(coupons.starts_at, now),
    gt(coupons.ends_at, now),
    sql`${coupons.active} and ${coupons.used} < ${coupons.quantity}`,
    or(isNull(coupons.tenant_id), inArray(coupons.tenant_id, [0, ...parcels.map((one) => one.tenant_id)])),
    or(isNull(coupons.mall_id), inArray(coupons.mall_id, [0, ...parcels.map((one) => one.mall_id)])),
  );
  return selectCouponsFor(db, customerId, where, LOOKED_AT);
}

interface Judged {
  wire: Coupon;
  chosen: ChosenCoupon;
  refusal: CouponRefusal | null;
  /** Dong that it takes off on its own. */
  discount: number;
}

/** Coupons usable for a basket, largest discount first; those below their minimum, closest first; and the best combination. */
export async function couponOffer(
  db: Queryable,
  customerId: number,
  parcels: readonly Parcel[],
  chosen: readonly CouponOfCustomer[],
  locale: Locale,
  now: Date,
): Promise<CouponOffer> {
  const running = await selectRunning(db, customerId, parcels, now);
  const judged = running.map((coupon) => judge(coupon, parcels, locale, now));
  const holding = judged
    .filter(({ refusal }) => refusal === null)
    .toSorted((a, b) => b.discount - a.discount || a.wire.id - b.wire.id);
  const beyond = judged
    .filter(({ refusal }) => refusal?.problem === "below_minimum")
    .toSorted((a, b) => (a.refusal?.missing ?? 0) - (b.refusal?.missing ?? 0) || a.wire.id - b.wire.id);
  return {
    available_coupons: [...holding.slice(0, OFFERED), ...beyond.slice(0, OFFERED_BEYOND)].map(
      ({ wire }) => wire,
    ),
    best_coupons: betterThan(chosen.map(chosenCoupon), holding, parcels, now),
  };
}

function judge(coupon: CouponOfCustomer, parcels: readonly Parcel[], locale: Locale, now: Date): Judged {
  const wire = couponOf(coupon, locale, now);
  const chosen = chosenCoupon(coupon);
  const goods = coveredGoods(wire, parcels);
  const refusal = refuseCoupon(
    chosen,
    { goods, used: chosen.used ?? false, withheld: chosen.withheld ?? false },
    now,
  );
  return { wire, chosen, refusal, discount: couponSaving(wire, parcels) };
}

function betterThan(
  chosen: readonly ChosenCoupon[],
  holding: readonly Judged[],
  parcels: readonly Parcel[],
  now: Date,
): CouponProposal | null {
  const offered = holding.map(({ chosen: coupon }) => coupon);
  const { coupon_ids, saving } = bestCoupons(parcels, offered, now);
  const sum = parcels.reduce((total, { goods_total, delivery_fee }) => total + goods_total + delivery_fee, 0);
  const more = saving - (sum - checkoutTotals(parcels, chosen, now).totals.total);
  return more > 0 ? { coupon_ids, saving, more } : null;
}
