import type { CouponContent } from "./coupon.ts";

/** Coupons that cannot be used any more: one has expired, one is used up. */
export const overCoupons: readonly CouponContent[] = [
  {
    code: "HETHAN40",
    name: "Lễ Vu Lan giảm 40.000 đ | Vu Lan: 40.000 đ off",
    about: [
      "Chương trình mùa Vu Lan, cho đơn từ 200.000 đ.",
      "For the Vu Lan festival, on orders from 200.000 đ.",
    ],
    scope: "mall",
    type: "fixed",
    value: 40_000,
    least: 200_000,
    root: "beauty",
    days: [-60, -1],
    quantity: 10_000,
    used: 8870,
    saved: true,
    object: "🏵️",
  },
  {
    code: "GIOVANG100",
    name: "Giờ vàng giảm 100.000 đ | Golden hour: 100.000 đ off",
    about: [
      "Cho 500 khách đầu tiên, đơn từ 300.000 đ.",
      "For the first 500 customers, on orders from 300.000 đ.",
    ],
    scope: "mall",
    type: "fixed",
    value: 100_000,
    least: 300_000,
    root: "accessories",
    days: [-1, 45],
    quantity: 500,
    used: 500,
    object: "⌚",
  },
];
