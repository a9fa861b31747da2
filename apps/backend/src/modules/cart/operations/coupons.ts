import { checkoutTotals, goodsTotal, type Parcel } from "@sen/domain";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { appliedCoupon, availableCoupons, chosenCoupon, readChosenCoupons } from "../../coupons/index.ts";
import { cartLinesOf } from "../cart.ts";
import { readLines, type ReadLine } from "../lines.ts";

/** What the selected lines cost with the chosen coupons; delivery is not known yet. Nothing is stored. */
export const applyCartCoupons: Operation<"applyCartCoupons"> = async ({
  customer,
  body,
  db,
  clock,
  locale,
}) => {
  const now = clock.now();
  const lines = await readLines(db, await cartLinesOf(db, customer, body.item_ids), now);
  const parcels = parcelsOf(lines);
  const chosen = await readChosenCoupons(db, customer.id, body.coupon_ids);
  const { totals, coupons } = checkoutTotals(parcels, chosen.map(chosenCoupon), now);
  const results = new Map(coupons.map((result) => [result.id, result]));
  return ok({
    goods_total: totals.goods_total,
    goods_original_total: goodsTotal(
      lines.map(({ goods, quantity }) => ({
        price_after_discount: goods.original_price_after_tax,
        quantity,
      })),
    ),
    tenant_coupon_value: totals.tenant_coupon_value,
    mall_coupon_value: totals.mall_coupon_value,
    total: totals.total,
    coupons: chosen.flatMap((coupon) => {
      const result = results.get(coupon.coupon.id);
      return result ? [appliedCoupon(coupon, result, locale)] : [];
    }),
    available_coupons: await availableCoupons(db, customer.id, parcels, locale, now),
  });
};

/** One parcel a shop, without delivery. */
function parcelsOf(lines: readonly ReadLine[]): Parcel[] {
  return [...Map.groupBy(lines, ({ goods }) => goods.tenant_id)].map(([tenant_id, group]) => ({
    tenant_id,
    mall_id: group[0]?.goods.mall_id ?? 0,
    goods_total: goodsTotal(group.map(({ price, quantity }) => ({ price_after_discount: price, quantity }))),
    delivery_fee: 0,
  }));
}
