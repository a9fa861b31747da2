import type { Coupon } from "@sen/api";
import { Carousel } from "../../primitives/index.ts";
import { CouponChip, type CouponChipProps } from "../CouponChip/CouponChip.tsx";

/** How coupons are saved. */
export interface CouponSaving {
  /** Ids of the coupons that the customer has. */
  savedCouponIds?: readonly number[] | undefined;
  /** May return a promise. Without it coupons are shown without a button. */
  onSaveCoupon?: ((coupon: Coupon) => unknown) | undefined;
}

export interface CouponStripProps extends CouponSaving, Pick<CouponChipProps, "now"> {
  /** What they are for, read aloud: "Mã của shop". */
  label: string;
  /** In the order in which they are shown. */
  coupons: readonly Coupon[];
  /** The address of a coupon. Without one a chip is no link. */
  couponHref?: ((id: number) => string) | undefined;
}

/** Coupons to save, side by side. */
export function CouponStrip({ label, coupons, now, savedCouponIds = [], ...given }: CouponStripProps) {
  return (
    <Carousel label={label} slideWidth="min(86vw, 340px)">
      {coupons.map((coupon) => (
        <CouponChip
          key={coupon.id}
          now={now}
          onSave={given.onSaveCoupon}
          coupon={coupon}
          saved={savedCouponIds.includes(coupon.id)}
          href={given.couponHref?.(coupon.id)}
        />
      ))}
    </Carousel>
  );
}
