import { checkoutTotals, goodsTotal } from "@sen/domain";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import {
  appliedCoupon,
  bestOffered,
  chosenCoupon,
  couponOffer,
  readChosenCoupons,
} from "../../coupons/index.ts";
import { cartLinesOf } from "../cart.ts";
import { deliveredParcels, parcelsOf } from "../basket.ts";
import { readLines } from "../lines.ts";

/** Total of the selected lines with the chosen or the best coupons, without delivery. Stores nothing. */
export const applyCartCoupons: Operation<"applyCartCoupons"> = async (context) => {
  const { customer, body, db, clock, locale } = context;
  const now = clock.now();
  const lines = await readLines(db, await cartLinesOf(db, customer, body.item_ids), now, customer.id);
  const parcels = parcelsOf(lines);
  const delivered = await deliveredParcels(context, customer, lines);
  const chosen = body.coupon_ids
    ? await readChosenCoupons(db, customer.id, body.coupon_ids)
    : await bestOffered(db, customer.id, delivered, now);
  const { totals } = checkoutTotals(parcels, chosen.map(chosenCoupon), now);
  // The totals exclude delivery, but each coupon shows its delivery discount.
  const { coupons } = checkoutTotals(delivered, chosen.map(chosenCoupon), now);
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
    ...(await couponOffer(db, customer.id, delivered, chosen, locale, now)),
  });
};
