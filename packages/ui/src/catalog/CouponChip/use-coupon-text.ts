import type { Coupon } from "@sen/api";
import { useFormat, useTranslation } from "@sen/i18n";

/** A coupon's texts. */
export interface CouponText {
  /** The discount: "Giảm 10%". */
  value: string;
  /** The maximum discount: "tối đa 50.000 đ"; null if there is none. */
  limit: string | null;
  /** The minimum order: "Đơn từ 300.000 đ". */
  minimum: string;
  /** Where it is valid: the shop, the mall or everywhere. */
  place: string;
}

/** Describes a coupon's value and scope by its type. Spec §4, coupon value types. */
export function useCouponText(coupon: Coupon): CouponText {
  const { t } = useTranslation("catalog");
  const { dong, percent } = useFormat();
  const { scope, value_type, value, max_discount, min_order_value } = coupon;
  const kind = scope === "delivery" ? (`delivery_${value_type}` as const) : value_type;
  const isFree = kind === "delivery_flat" && value === 0;
  const limited = value_type === "percent" && max_discount !== null;
  return {
    value: t(isFree ? "coupon.delivery_free" : `coupon.${kind}`, {
      amount: dong(value),
      percent: percent(value),
    }),
    limit: limited ? t("coupon.up_to", { amount: dong(max_discount) }) : null,
    minimum:
      min_order_value > 0 ? t("coupon.minimum", { amount: dong(min_order_value) }) : t("coupon.no_minimum"),
    place: coupon.tenant?.name ?? coupon.mall_name ?? t("coupon.everywhere"),
  };
}
