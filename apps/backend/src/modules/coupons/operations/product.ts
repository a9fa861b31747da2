import { couponDiscount } from "@sen/domain";
import { and, asc, sql } from "../../../database/drizzle.ts";
import { readCards } from "../../catalogue/index.ts";
import { prepared } from "../../../database/prepared.ts";
import { coupons } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { canBeSaved, couponOf, holdsInTenant, selectCoupons } from "../coupon.ts";

const SHOWN = 50;

const ofTenant = prepared((db) =>
  selectCoupons(db)
    .where(and(canBeSaved(sql.placeholder("now")), holdsInTenant(sql.placeholder("tenant"))))
    .orderBy(asc(coupons.ends_at), asc(coupons.id))
    .prepare("coupons_of_tenant"),
);

/**
 * Coupons that can be saved now and used for a product, most useful first: those that one piece qualifies for, then by
 * discount; delivery coupons come after those for goods.
 */
export const listProductCoupons: Operation<"listProductCoupons"> = async ({ db, params, locale, clock }) => {
  const now = clock.now();
  const [product] = await readCards(db, [params.id], { locale, now });
  if (!product) throw notFound();
  const rows = await ofTenant(db).execute({ tenant: product.tenant.id, now });
  const price = product.price_after_discount;
  const useful = rows.map((row) => {
    const coupon = couponOf(row, locale, now);
    const goods = Math.max(price, coupon.min_order_value);
    return {
      coupon,
      atOnce: Number(price >= coupon.min_order_value),
      forGoods: Number(coupon.scope !== "delivery"),
      discount: coupon.scope === "delivery" ? 0 : couponDiscount(coupon, goods),
    };
  });
  useful.sort((a, b) => b.atOnce - a.atOnce || b.forGoods - a.forGoods || b.discount - a.discount);
  return ok(useful.slice(0, SHOWN).map(({ coupon }) => coupon));
};
