import type { Guide } from "../../fixtures/guide.ts";
import { CATALOG_NOW, fixedCoupon, percentCoupon, usedUpCoupon } from "../../fixtures/coupons/coupons.ts";
import { CouponChip } from "./CouponChip.tsx";

export const guide = {
  notFor: "Not for a coupon that is chosen already in a cart: CouponPicker shows what it takes off there.",
  keyboard: "Tab goes to its page, where it has one, then to its button.",
  screenReader:
    "What it takes off, the code, the conditions and the time as text; the button names the code. The bar of what is left is silent, since the number stands beside it.",
  content: '"Giảm 10% · tối đa 50.000 đ": value first, then the conditions. The code is never translated.',
  practices: ["Money/CouponWithItsCondition"],
} satisfies Guide;

/** Not saved yet, with a link to its own page. */
export const ToBeSaved = () => (
  <CouponChip coupon={fixedCoupon} now={CATALOG_NOW} onSave={() => undefined} href="#coupon" />
);

/** Saved already. */
export const Saved = () => <CouponChip coupon={percentCoupon} now={CATALOG_NOW} saved />;

/** Used up: it says so and has no button. */
export const AllTaken = () => <CouponChip coupon={usedUpCoupon} now={CATALOG_NOW} onSave={() => undefined} />;
