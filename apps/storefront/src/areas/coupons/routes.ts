import { fields, id, MINUTE, ofAccount, oneOf, route, type Field } from "../../core/route.ts";

const words: Field<string> = { parse: (text) => text.trim().slice(0, 200) || undefined };

/** The filters of the coupon hall; invalid values are ignored. */
const hallFilters = fields({
  keyword: words,
  scope: oneOf(["mall", "tenant", "delivery"]),
  category_id: id,
  mall_id: id,
  tenant_id: id,
});

export const couponRoutes = {
  hall: route("/coupons", "coupons/CouponHallPage", {
    texts: ["coupons", "catalog"],
    query: hallFilters,
    ownSearch: true,
    cacheTtlSeconds: MINUTE,
  }),
  detail: route("/coupon/:id", "coupons/CouponPage", {
    texts: ["coupons", "catalog"],
    cacheTtlSeconds: MINUTE,
  }),
  /** The customer's coupons; `status` is `used` or `expired`, or missing for usable ones. */
  wallet: route("/account/voucher", "coupons/VoucherPage", {
    ...ofAccount("page.vouchers", "coupons", "catalog"),
    query: fields({ status: oneOf(["used", "expired"]) }),
  }),
};
