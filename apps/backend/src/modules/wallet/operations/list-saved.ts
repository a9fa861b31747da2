import { and, asc, desc, eq, gt, inArray, lte, not, sql, type SQL } from "../../../database/drizzle.ts";
import { coupons, savedCoupons } from "../../../database/schema/index.ts";
import type { Database } from "../../../database/connect.ts";
import { limitWithLookahead, cursorPage } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { readPurchasableCart } from "../../cart/index.ts";
import {
  isCouponOver,
  isCouponUsable,
  savedCouponOf,
  selectSavedCoupons,
  usedUpAt,
} from "../../coupons/index.ts";
import { cartSaving } from "../cart-saving.ts";

/** A part of a customer's list that is read in index order, so that no page needs a sort. */
interface Part {
  where: SQL | undefined;
  /** Sorted by the latest `ends_at` first. */
  isBackwards: boolean;
}

/** The customer's saved coupons: usable ones first, the soonest to expire on top. */
export const listMyCoupons: Operation<"listMyCoupons"> = async (context) => {
  const { customer, db, query, locale, clock } = context;
  const now = clock.now();
  const { state, after, ids } = query;
  const used = sql`${usedUpAt(customer.id)} is not null`;
  const over = isCouponOver(now);
  const usable = isCouponUsable(customer.id, now);
  const states = { usable, used, expired: sql`not ${used} and ${over}` };
  const where = and(
    eq(savedCoupons.customer_id, customer.id),
    ids && inArray(savedCoupons.coupon_id, ids),
    state && states[state],
  );
  const runs = gt(savedCoupons.ends_at, now);
  const parts: Part[] = [
    { where: and(where, runs, usable), isBackwards: false },
    { where: and(where, runs, not(usable)), isBackwards: false },
    { where: and(where, not(runs)), isBackwards: true },
  ];
  const partOf = sql<number>`case when ${lte(coupons.ends_at, now)} then 2 when ${usable} then 0 else 1 end`;
  const rows = await firstOf(
    db,
    await behind(db, parts, partOf, after),
    customer.id,
    limitWithLookahead(query),
  );
  const [counted] = await db
    .select({ total: sql<number>`count(*)` })
    .from(savedCoupons)
    .innerJoin(coupons, eq(coupons.id, savedCoupons.coupon_id))
    .where(where);
  const basket = await readPurchasableCart(context, customer);
  const { items, next } = cursorPage(
    rows.map((row) => savedCouponOf(row, locale, now)),
    query,
  );
  const inCart = items.map((coupon) => ({ ...coupon, ...cartSaving(coupon, basket, now) }));
  return ok({ items: inCart, next, total: counted?.total ?? 0, now: now.toISOString() });
};

/** The parts after a coupon: the rest of its own part, and all later ones. */
async function behind(
  db: Database,
  parts: readonly Part[],
  partOf: SQL<number>,
  after?: number,
): Promise<readonly Part[]> {
  if (after === undefined) return parts;
  const [last] = await db
    .select({ part: partOf, ends_at: coupons.ends_at })
    .from(coupons)
    .where(eq(coupons.id, after));
  const [own, ...others] = last ? parts.slice(last.part) : [];
  if (!last || !own) return [];
  const place = sql`(${savedCoupons.ends_at}, ${savedCoupons.coupon_id})`;
  const end = sql`(${last.ends_at.toISOString()}::timestamptz, ${after}::integer)`;
  const rest = own.isBackwards ? sql`${place} < ${end}` : sql`${place} > ${end}`;
  return [{ ...own, where: and(own.where, rest) }, ...others];
}

/** The first coupons of these parts, one part after the other. */
async function firstOf(db: Database, parts: readonly Part[], customerId: number, most: number) {
  const ofPart = ({ where, isBackwards }: Part, limit: number) => {
    const inOrder = isBackwards ? desc : asc;
    return selectSavedCoupons(db, customerId)
      .where(where)
      .orderBy(inOrder(savedCoupons.ends_at), inOrder(savedCoupons.coupon_id))
      .limit(limit);
  };
  const found: Awaited<ReturnType<typeof ofPart>> = [];
  for (const part of parts) {
    if (found.length < most) found.push(...(await ofPart(part, most - found.length)));
  }
  return found;
}
