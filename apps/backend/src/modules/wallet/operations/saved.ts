import type { MyCoupon } from "@sen/api";
import { refuseCoupon } from "@sen/domain";
import { and, eq } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { coupons, savedCoupons } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow, notFound } from "../../../errors/errors.ts";
import type { MessageCode } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import type { Customer } from "../../../signed-in.ts";
import { readPurchasableCart } from "../../cart/index.ts";
import {
  couponOf,
  isWithheld,
  savedCouponOf,
  selectCoupons,
  selectSavedCoupons,
} from "../../coupons/index.ts";
import { cartSaving } from "../cart-saving.ts";

/** Saves a coupon. Saving it again changes nothing; one that this customer cannot use any more is refused. */
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
    const [withheld] = await tx
      .select({ id: coupons.id })
      .from(coupons)
      .where(and(eq(coupons.id, params.id), isWithheld(customer.id)));
    if (withheld) throw notAllowedNow("COUPON_NEWCOMERS_ONLY");
    await tx
      .insert(savedCoupons)
      .values({ customer_id: customer.id, coupon_id: params.id, ends_at: row.coupon.ends_at, saved_at: now })
      .onConflictDoNothing();
    const saved = await readSaved(tx, customer.id, params.id);
    if (!saved) throw notFound();
    return saved;
  });
  return ok(await withCart(context, customer, savedCouponOf(row, locale, now)));
};

async function withCart(
  services: Parameters<typeof readPurchasableCart>[0],
  customer: Customer,
  coupon: ReturnType<typeof savedCouponOf>,
): Promise<MyCoupon> {
  const basket = await readPurchasableCart(services, customer);
  return { ...coupon, ...cartSaving(coupon, basket, services.clock.now()) };
}

async function readSaved(db: Queryable, customerId: number, couponId: number) {
  const [row] = await selectSavedCoupons(db, customerId).where(
    and(eq(savedCoupons.customer_id, customerId), eq(savedCoupons.coupon_id, couponId)),
  );
  return row;
}

/** A coupon may be saved before it starts, and whatever cart it requires, unless it has expired or is used up. */
function whyNotSaved(coupon: ReturnType<typeof couponOf>, now: Date): MessageCode | null {
  if (now.getTime() >= Date.parse(coupon.ends_at)) return "COUPON_EXPIRED";
  const refusal = refuseCoupon(coupon, { goods: Number.MAX_SAFE_INTEGER }, now);
  return refusal?.problem === "used_up" ? "COUPON_USED_UP" : null;
}
