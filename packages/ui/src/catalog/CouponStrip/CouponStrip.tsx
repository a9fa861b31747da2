import type { Coupon } from "@sen/api";
import { Carousel } from "../../primitives/index.ts";
import { CouponChip, type CouponChipProps } from "../CouponChip/CouponChip.tsx";

/** How coupons are saved. */
export interface CouponSaving {
  /** Ids of the coupons that the customer has saved. */
  savedCouponIds?: readonly number[] | undefined;
  /** May return a promise. Without it, coupons have no button. */
  onSaveCoupon?: ((coupon: Coupon) => unknown) | undefined;
}

export interface CouponStripProps extends CouponSaving, Pick<CouponChipProps, "now"> {
  /** Accessible name of the row: "Mã của shop". */
  label: string;
  /** In display order. */
  coupons: readonly Coupon[];
  /** URL of a coupon. */
  couponHref: (id: number) => string;
}

/** Coupons to save, side by side. */
export function CouponStrip({ label, coupons, now, savedCouponIds = [], ...given }: CouponStripProps) {
  return (
    <Carousel label={label} slideWidth="min(86vw, 100%, 340px)">
      {coupons.map((coupon) => (
        <CouponChip
          key={coupon.id}
          now={now}
          onSave={given.onSaveCoupon}
          coupon={coupon}
          saved={savedCouponIds.includes(coupon.id)}
          href={given.couponHref(coupon.id)}
        />
      ))}
    </Carousel>
  );
}
