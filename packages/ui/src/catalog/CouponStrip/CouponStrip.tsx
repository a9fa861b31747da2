import type { Coupon } from "@sen/api";
import { Carousel } from "../../primitives/index.ts";
import { CouponChip, type CouponChipProps } from "../CouponChip/CouponChip.tsx";

export interface CouponStripProps extends Pick<CouponChipProps, "now" | "onSave"> {
  /** What they are for, read aloud: "Mã của shop". */
  label: string;
  /** In the order in which they are shown. */
  coupons: readonly Coupon[];
  /** Ids of those that the customer has. */
  savedIds?: readonly number[];
  /** The address of a coupon. Without one a chip is no link. */
  couponHref?: (id: number) => string;
}

/** Coupons to save, side by side. */
export function CouponStrip({ label, coupons, savedIds = [], couponHref, ...chip }: CouponStripProps) {
  return (
    <Carousel label={label} slideWidth="min(86vw, 340px)">
      {coupons.map((coupon) => (
        <CouponChip
          key={coupon.id}
          {...chip}
          coupon={coupon}
          saved={savedIds.includes(coupon.id)}
          href={couponHref?.(coupon.id)}
        />
      ))}
    </Carousel>
  );
}
