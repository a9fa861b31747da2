import { and, asc, eq, sql, type SQL } from "../../../database/drizzle.ts";
import { coupons, tenants } from "../../../database/schema/index.ts";
import { couponCode } from "@sen/domain";
import { limitWithLookahead, cursorPage } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import { invalid, notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import {
  canBeSaved,
  countCoupons,
  couponOf,
  hasOrdered,
  isValidInMall,
  holdsInTenant,
  isAfterCoupon,
  selectCoupons,
} from "../coupon.ts";

/** Sort key of the list. */
const place = sql`${coupons.ends_at}, ${coupons.id}`;

/** Coupons that can be saved now, first to end first. */
export const listCoupons: Operation<"listCoupons"> = async ({ db, query, locale, clock }) => {
  const now = clock.now();
  const { category_id, mall_id, tenant_id, scope, keyword, after } = query;
  const where = and(
    canBeSaved(now),
    category_id === undefined ? undefined : eq(coupons.category_id, category_id),
    mall_id === undefined ? undefined : isValidInMall(mall_id),
    tenant_id === undefined ? undefined : holdsInTenant(tenant_id),
    scope === undefined ? undefined : eq(coupons.scope, scope),
    keyword?.trim() ? speaksOf(keyword) : undefined,
  );
  const [rows, total] = await Promise.all([
    selectCoupons(db)
      .where(and(where, after === undefined ? undefined : isAfterCoupon(place, after)))
      .orderBy(place)
      .limit(limitWithLookahead(query)),
    countCoupons(db, where),
  ]);
  const found = rows.map((row) => couponOf(row, locale, now));
  return ok({ ...cursorPage(found, query), total, now: now.toISOString() });
};

/** Most newcomer coupons, as the contract limits them. */
const NEWCOMER_LIMIT = 20;

/** Coupons for a customer's first order; none after it. */
export const listNewcomerCoupons: Operation<"listNewcomerCoupons"> = async ({
  customer,
  db,
  locale,
  clock,
}) => {
  const now = clock.now();
  const rows = await selectCoupons(db)
    .where(and(canBeSaved(now), eq(coupons.for_newcomers, true), sql`not ${hasOrdered(customer.id)}`))
    .orderBy(asc(coupons.ends_at), asc(coupons.id))
    .limit(NEWCOMER_LIMIT);
  return ok({ now: now.toISOString(), items: rows.map((row) => couponOf(row, locale, now)) });
};

/** One coupon, even if it has ended. Throws 404 if it was withdrawn. */
export const getCoupon: Operation<"getCoupon"> = async ({ db, params, locale, clock }) => {
  const [row] = await selectCoupons(db).where(and(eq(coupons.id, params.id), eq(coupons.active, true)));
  if (!row) throw notFound();
  const now = clock.now();
  return ok({ ...couponOf(row, locale, now), now: now.toISOString() });
};

/** Finds a coupon by its code as typed. Throws 422 at `code` if it is unknown or was withdrawn. */
export const findCoupon: Operation<"findCoupon"> = async ({ db, query, locale, clock }) => {
  const code = couponCode(query.code);
  const [row] = await selectCoupons(db).where(
    and(eq(sql`upper(${coupons.code})`, code), eq(coupons.active, true)),
  );
  if (!row) throw invalid("code", "COUPON_UNKNOWN");
  return ok(couponOf(row, locale, clock.now()));
};

/** Whether every word occurs in the coupon's name, conditions or code, or in its shop's name. */
function speaksOf(keyword: string): SQL {
  return sql`(
    select coalesce(bool_and(strpos(text.plain, word) > 0), false)
    from regexp_split_to_table(sen_normalize(${keyword}), '\\s+') as word,
      lateral (select sen_normalize(concat_ws(' ', ${coupons.code}, ${coupons.name_vi}, ${coupons.name_en},
        ${coupons.description_vi}, ${coupons.description_en}, ${tenants.name})) as plain) as text
    where word <> '')`;
}
