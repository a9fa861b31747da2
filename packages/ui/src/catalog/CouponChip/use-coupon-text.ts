import type { Coupon } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";

/** A coupon in words. */
export interface CouponText {
  /** What it takes off: "Giảm 10%". */
  value: string;
  /** "tối đa 50.000 đ"; null where there is no such limit. */
  limit: string | null;
  /** What must be bought for it: "Đơn từ 300.000 đ". */
  minimum: string;
  /** Where it holds: the shop, the mall, or everywhere. */
  place: string;
}

/** Says what a coupon is worth and where, by its type and scope. Spec §4, coupon value types. */
export function useCouponText(coupon: Coupon): CouponText {
  const { t } = useTranslation("catalog");
  const { dong, percent } = useFormat();
  const { scope, value_type, value, max_discount, min_order_value } = coupon;
  const values =
    scope === "delivery"
      ? {
          fixed: () => t("coupon.delivery_fixed", { amount: dong(value) }),
          percent: () => t("coupon.delivery_percent", { percent: percent(value) }),
          flat: () =>
            value === 0 ? t("coupon.delivery_free") : t("coupon.delivery_flat", { amount: dong(value) }),
        }
      : {
          fixed: () => t("coupon.fixed", { amount: dong(value) }),
          percent: () => t("coupon.percent", { percent: percent(value) }),
          flat: () => t("coupon.flat", { amount: dong(value) }),
        };
  const limited = value_type === "percent" && max_discount !== null;
  return {
    value: values[value_type](),
    limit: limited ? t("coupon.up_to", { amount: dong(max_discount) }) : null,
    minimum:
      min_order_value > 0 ? t("coupon.minimum", { amount: dong(min_order_value) }) : t("coupon.no_minimum"),
    place: coupon.tenant?.name ?? coupon.mall_name ?? t("coupon.everywhere"),
  };
}
