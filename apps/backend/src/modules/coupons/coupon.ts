import type { Coupon, MyCoupon } from "@sen/api";
import {
  and,
  count,
  eq,
  gt,
  isNull,
  lt,
  lte,
  or,
  sql,
  type Placeholder,
  type SQL,
} from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import {
  coupons,
  couponUses,
  formerCouponUses,
  malls,
  orders,
  savedCoupons,
  tenants,
} from "../../database/schema/index.ts";
import { inLanguage } from "../../texts/in-language.ts";
import type { Locale } from "../../texts/messages.ts";
import { tenantSummaryOf } from "../catalogue/index.ts";

/** Columns read of a coupon, with its shop and mall joined. */
export const couponColumns = {
  coupon: coupons,
  tenant: tenants,
  mall_name: malls.name,
  tenant_mall_name: sql<string | null>`(select name from malls as home where home.id = ${tenants.mall_id})`,
};

/** Coupons with their mall and shop. */
export function selectCoupons(db: Queryable) {
  return db
    .select(couponColumns)
    .from(coupons)
    .leftJoin(tenants, eq(tenants.id, coupons.tenant_id))
    .leftJoin(malls, eq(malls.id, coupons.mall_id))
    .$dynamic();
}

/** Matches coupons after the given one in a list ordered by `place`, a list of coupon columns. */
export const isAfterCoupon = (place: SQL, id: number): SQL =>
  sql`(${place}) > (select ${place} from ${coupons} where ${coupons.id} = ${id})`;

/** Counts coupons by a condition on them and their shops. */
export async function countCoupons(db: Queryable, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(coupons)
    .leftJoin(tenants, eq(tenants.id, coupons.tenant_id))
    .where(where);
  return counted?.total ?? 0;
}

/** A row of `couponColumns`. */
export interface CouponRow {
  coupon: typeof coupons.$inferSelect;
  tenant: typeof tenants.$inferSelect | null;
  mall_name: string | null;
  tenant_mall_name: string | null;
}

/** Matches coupons that can be saved at `now`: running, not used up, and their shop or mall is open. */
export function canBeSaved(now: Date | Placeholder): SQL | undefined {
  return and(
    eq(coupons.active, true),
    lte(coupons.starts_at, now),
    gt(coupons.ends_at, now),
    lt(coupons.used, coupons.quantity),
    sql`not exists (select from tenants as shop where shop.id = ${coupons.tenant_id} and not shop.active)`,
    sql`(${coupons.mall_id} = any (array(select id from malls where not active))) is not true`,
  );
}

/** Matches coupons valid in a mall: those of all malls, its own, and those of its shops. */
export function isValidInMall(mallId: number | SQL): SQL | undefined {
  return and(
    or(isNull(coupons.mall_id), eq(coupons.mall_id, mallId)),
    or(
      isNull(coupons.tenant_id),
      sql`exists (select from tenants as shop where shop.id = ${coupons.tenant_id} and shop.mall_id = ${mallId})`,
    ),
  );
}

/** Matches coupons valid in a shop: its own, its mall's, and those of all malls. */
export function holdsInTenant(tenantId: number | Placeholder): SQL | undefined {
  return and(
    or(isNull(coupons.tenant_id), eq(coupons.tenant_id, tenantId)),
    or(
      isNull(coupons.mall_id),
      sql`${coupons.mall_id} = (select shop.mall_id from tenants as shop where shop.id = ${tenantId})`,
    ),
  );
}

/** A coupon in the contract's shape. One that was withdrawn has ended, and nothing remains of one that ended. */
export function couponOf(row: CouponRow, locale: Locale, now: Date): Coupon {
  const { coupon, tenant } = row;
  const over = coupon.ends_at <= now || !coupon.active;
  const ends_at = over && coupon.ends_at > now ? now : coupon.ends_at;
  return {
    id: coupon.id,
    code: coupon.code,
    name: inLanguage(coupon, "name", locale),
    description: inLanguage(coupon, "description", locale),
    image_url: coupon.image_url,
    scope: coupon.scope,
    value_type: coupon.value_type,
    value: coupon.value,
    max_discount: coupon.max_discount,
    min_order_value: coupon.min_order_value,
    starts_at: coupon.starts_at.toISOString(),
    ends_at: ends_at.toISOString(),
    quantity: coupon.quantity,
    remaining: over ? 0 : coupon.quantity - coupon.used,
    category_id: coupon.category_id,
    mall_id: coupon.mall_id,
    mall_name: row.mall_name,
    tenant: tenant && tenantSummaryOf({ tenant, mall_name: row.tenant_mall_name ?? "" }),
  };
}

/** Matches uses by the customer's former accounts. */
const isFormerUse = (customerId: number | SQL): SQL =>
  sql`${formerCouponUses.owner} = (${customerId})::bigint::text`;

/** How often a customer has used a coupon: once per payment, even if it was split over several shops. */
export const timesUsed = (customerId: number | SQL): SQL<number> => sql<number>`((
  select count(distinct coalesce(${orders.checkout_id}::text, ${orders.id}::text))
  from ${couponUses} join ${orders} on ${orders.id} = ${couponUses.order_id}
  where ${couponUses.coupon_id} = ${coupons.id} and ${couponUses.customer_id} = ${customerId})
  + (select count(*) from ${formerCouponUses}
    where ${isFormerUse(customerId)} and ${formerCouponUses.coupon_id} = ${coupons.id}))`;

/** Whether a customer has an order that was not canceled, which rules out newcomer coupons. So does a coupon used by a former account. */
export const hasOrdered = (customerId: number | SQL): SQL<boolean> => sql<boolean>`(exists (
  select from orders as placed where placed.customer_id = ${customerId} and placed.order_status <> 'CANCELLED')
  or exists (select from ${formerCouponUses} where ${isFormerUse(customerId)}))`;

/** Whether a coupon is for newcomers only, and this customer is none. */
export const isWithheld = (customerId: number | SQL): SQL<boolean> =>
  sql<boolean>`(${coupons.for_newcomers} and ${hasOrdered(customerId)})`;

/** When this customer last used the coupon; null while they may use it again. */
export const usedUpAt = (customerId: number | SQL): SQL<string | null> => sql<string | null>`(
  select greatest(
    (select max(use.created_at) from coupon_uses as use
      where use.coupon_id = ${coupons.id} and use.customer_id = ${customerId}),
    (select max(${formerCouponUses.created_at}) from ${formerCouponUses}
      where ${isFormerUse(customerId)} and ${formerCouponUses.coupon_id} = ${coupons.id}))
  where ${timesUsed(customerId)} >= ${coupons.per_customer})`;

/** Whether nobody can use the coupon any more: it has ended, was withdrawn, or all uses are taken. */
export const isCouponOver = (now: Date): SQL<boolean> =>
  sql<boolean>`(${lte(coupons.ends_at, now)} or not ${coupons.active} or ${coupons.used} >= ${coupons.quantity})`;

/** Whether this customer can still use the coupon. */
export const isCouponUsable = (customerId: number | SQL, now: Date): SQL<boolean> =>
  sql<boolean>`(${usedUpAt(customerId)} is null and not ${isCouponOver(now)} and not ${isWithheld(customerId)})`;

/** A customer's saved coupons, with the times of saving and use. */
export function selectSavedCoupons(db: Queryable, customerId: number) {
  return db
    .select({
      ...couponColumns,
      saved_at: savedCoupons.saved_at,
      used_at: usedUpAt(customerId),
    })
    .from(savedCoupons)
    .innerJoin(coupons, eq(coupons.id, savedCoupons.coupon_id))
    .leftJoin(tenants, eq(tenants.id, coupons.tenant_id))
    .leftJoin(malls, eq(malls.id, coupons.mall_id))
    .$dynamic();
}

/** A saved coupon in the contract's shape, without its effect on the cart. */
export function savedCouponOf(
  { saved_at, used_at, ...row }: CouponRow & { saved_at: Date; used_at: string | null },
  locale: Locale,
  now: Date,
): Omit<MyCoupon, "cart_saving" | "cart_missing"> {
  return {
    ...couponOf(row, locale, now),
    saved_at: saved_at.toISOString(),
    used_at: used_at === null ? null : new Date(used_at).toISOString(),
  };
}
