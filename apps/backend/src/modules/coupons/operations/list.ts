import { and, asc, eq } from "drizzle-orm";
import { coupons } from "../../../database/schema/index.ts";
import { pageOf } from "../../../database/page-of.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { canBeSaved, couponOf, holdsInMall, holdsInTenant, selectCoupons } from "../coupon.ts";

/** Coupons that can be saved now, those that end first in front. */
export const listCoupons: Operation<"listCoupons"> = async ({ db, query, locale, clock }) => {
  const now = clock.now();
  const { category_id, mall_id, tenant_id, scope, page, per_page } = query;
  const where = and(
    canBeSaved(now),
    category_id === undefined ? undefined : eq(coupons.category_id, category_id),
    mall_id === undefined ? undefined : holdsInMall(mall_id),
    tenant_id === undefined ? undefined : holdsInTenant(tenant_id),
    scope === undefined ? undefined : eq(coupons.scope, scope),
  );
  const [rows, total] = await Promise.all([
    selectCoupons(db)
      .where(where)
      .orderBy(asc(coupons.ends_at), asc(coupons.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(coupons, where),
  ]);
  const items = rows.map((row) => couponOf(row, locale, now));
  return ok(pageOf(items, query, total));
};

/** One coupon, also when it has ended; one that was withdrawn is not found. */
export const getCoupon: Operation<"getCoupon"> = async ({ db, params, locale, clock }) => {
  const [row] = await selectCoupons(db).where(and(eq(coupons.id, params.id), eq(coupons.active, true)));
  if (!row) throw notFound();
  return ok(couponOf(row, locale, clock.now()));
};
