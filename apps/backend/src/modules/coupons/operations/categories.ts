import { asc, count, eq } from "../../../database/drizzle.ts";
import { categories, coupons } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import type { Operation } from "../../../http/operation.ts";
import { canBeSaved } from "../coupon.ts";

const SHOWN = 50;

/** Root categories with a coupon that can be saved now. */
export const listCouponCategories: Operation<"listCouponCategories"> = async ({ db, locale, clock }) => {
  const rows = await db
    .select({ category: categories, coupons: count() })
    .from(coupons)
    .innerJoin(categories, eq(categories.id, coupons.category_id))
    .where(canBeSaved(clock.now()))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(SHOWN);
  return ok(
    rows.map(({ category, coupons: number }) => ({
      id: category.id,
      name: inLanguage(category, "name", locale),
      count: number,
    })),
  );
};
