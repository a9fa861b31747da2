import type { MyCoupon } from "@sen/api";
import { refuseCoupon } from "@sen/domain";
import { and, eq, gt, lte, sql, type SQL } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { coupons, savedCoupons } from "../../../database/schema/index.ts";
import { oneMore, pageBehind } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow, notFound } from "../../../errors/errors.ts";
import type { MessageCode } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import type { Customer } from "../../../signed-in.ts";
import { readBasket } from "../../cart/index.ts";
import {
  couponOf,
  isBehind,
  savedCouponOf,
  selectCoupons,
  selectSavedCoupons,
  usedUpAt,
} from "../../coupons/index.ts";
import { cartSaving } from "../cart-saving.ts";

/** Keeps a coupon for the customer. Saving it again changes nothing; one that ended or ran out is refused. */
export const saveCoupon: Operation<"saveCoupon"> = async (context) => {
  const { customer, db, params, locale, clock } = context;
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const kept = await readSaved(tx, customer.id, params.id);
    if (kept) return kept;
    const [row] = await selectCoupons(tx).where(and(eq(coupons.id, params.id), eq(coupons.active, true)));
    if (!row) throw notFound();
    const refusal = whyNotSaved(couponOf(row, locale, now), now);
    if (refusal) throw notAllowedNow(refusal);
    await tx
      .insert(savedCoupons)
      .values({ customer_id: customer.id, coupon_id: params.id, saved_at: now })
      .onConflictDoNothing();
    const saved = await readSaved(tx, customer.id, params.id);
    if (!saved) throw notFound();
    return saved;
  });
  return ok(await withCart(context, customer, savedCouponOf(row, locale, now)));
};

/** The coupons that the customer keeps: those that can be used first, the one that ends first in front. */
export const listMyCoupons: Operation<"listMyCoupons"> = async (context) => {
  const { customer, db, query, locale, clock } = context;
  const now = clock.now();
  const { state, after } = query;
  const used = sql`${usedUpAt(customer.id)} is not null`;
  const over = sql`(${lte(coupons.ends_at, now)} or not ${coupons.active} or ${coupons.used} >= ${coupons.quantity})`;
  const states: Record<NonNullable<typeof state>, SQL> = {
    usable: sql`not ${used} and not ${over}`,
    used,
    expired: sql`not ${used} and ${over}`,
  };
  const endsAt = sql`extract(epoch from ${coupons.ends_at})`;
  const place = sql`not (${states.usable}), ${lte(coupons.ends_at, now)},
    case when ${gt(coupons.ends_at, now)} then ${endsAt} else -${endsAt} end, -${coupons.id}`;
  const where = and(eq(savedCoupons.customer_id, customer.id), state && states[state]);
  const [rows, [counted]] = await Promise.all([
    selectSavedCoupons(db, customer.id)
      .where(and(where, after === undefined ? undefined : isBehind(place, after)))
      .orderBy(place)
      .limit(oneMore(query)),
    db
      .select({ total: sql<number>`count(*)` })
      .from(savedCoupons)
      .innerJoin(coupons, eq(coupons.id, savedCoupons.coupon_id))
      .where(where),
  ]);
  const basket = await readBasket(context, customer);
  const { items, next } = pageBehind(
    rows.map((row) => savedCouponOf(row, locale, now)),
    query,
  );
  const inCart = items.map((coupon) => {
    return { ...coupon, ...cartSaving(coupon, basket, now) };
  });
  return ok({ items: inCart, next, total: counted?.total ?? 0, now: now.toISOString() });
};

async function withCart(
  services: Parameters<typeof readBasket>[0],
  customer: Customer,
  coupon: ReturnType<typeof savedCouponOf>,
): Promise<MyCoupon> {
  const basket = await readBasket(services, customer);
  return { ...coupon, ...cartSaving(coupon, basket, services.clock.now()) };
}

async function readSaved(db: Queryable, customerId: number, couponId: number) {
  const [row] = await selectSavedCoupons(db, customerId).where(
    and(eq(savedCoupons.customer_id, customerId), eq(savedCoupons.coupon_id, couponId)),
  );
  return row;
}

/** A coupon may be saved before it starts and whatever it asks of a basket; only when it is over it may not. */
function whyNotSaved(coupon: ReturnType<typeof couponOf>, now: Date): MessageCode | null {
  if (now.getTime() >= Date.parse(coupon.ends_at)) return "COUPON_EXPIRED";
  const refusal = refuseCoupon(coupon, { goods: Number.MAX_SAFE_INTEGER }, now);
  return refusal?.problem === "used_up" ? "COUPON_USED_UP" : null;
}
