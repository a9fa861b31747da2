import type { Guide } from "../../fixtures/guide.ts";
import { CATALOG_NOW, fixedCoupon, percentCoupon, usedUpCoupon } from "../../fixtures/coupons/coupons.ts";
import { CouponChip } from "./CouponChip.tsx";

export const guide = {
  notFor: "To choose coupons in a cart, use CouponPicker, which also shows how much each one saves.",
  keyboard: "Tab goes to its link, if it has one, then to its button.",
  screenReader:
    "The discount, code, conditions and date as text; the button names the code. The bar is hidden, since the text beside it says how many are left.",
  content:
    '"Giảm 10% · tối đa 50.000 đ": the value first, then the conditions. The code is never translated.',
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
