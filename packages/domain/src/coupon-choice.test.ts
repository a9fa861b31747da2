import type { Coupon, TenantSummary } from "@sen/api";
import { describe, expect, it } from "vitest";
import { couponSaving, coveredGoods, withCoupon, type CouponReach } from "./coupon-choice.ts";

const shop = (id: number): TenantSummary => ({ id, name: "", image_url: "", mall_id: 8, mall_name: "" });
const coupon = (id: number, scope: Coupon["scope"], place: Partial<CouponReach> = {}): CouponReach => ({
  id,
  scope,
  mall_id: null,
  tenant: null,
  ...place,
});
const ids = (coupons: CouponReach[]) => coupons.map(({ id }) => id);

describe("choosing coupons", () => {
  it("replaces the chosen coupon of the same scope", () => {
    const chosen = [coupon(1, "mall"), coupon(2, "delivery")];
    expect(ids(withCoupon(chosen, coupon(3, "mall")))).toEqual([2, 3]);
  });

  it("keeps the coupons of different shops side by side", () => {
    const chosen = [coupon(1, "tenant", { tenant: shop(17) })];
    expect(ids(withCoupon(chosen, coupon(2, "tenant", { tenant: shop(21) })))).toEqual([1, 2]);
    expect(ids(withCoupon(chosen, coupon(3, "tenant", { tenant: shop(17) })))).toEqual([3]);
  });

  it("replaces a mall's coupon by one for all malls and the reverse, but keeps coupons of two malls", () => {
    expect(ids(withCoupon([coupon(1, "mall", { mall_id: 8 })], coupon(2, "mall")))).toEqual([2]);
    expect(ids(withCoupon([coupon(2, "mall")], coupon(1, "mall", { mall_id: 8 })))).toEqual([1]);
    expect(ids(withCoupon([coupon(1, "mall", { mall_id: 8 })], coupon(3, "mall", { mall_id: 6 })))).toEqual([
      1, 3,
    ]);
  });

  it("computes the saving on the covered goods, or on the delivery fee where it is known", () => {
    const tenth = { value_type: "percent", value: 10, max_discount: null } as const;
    const basket = [
      { tenant_id: 17, mall_id: 8, goods_total: 100_000, delivery_fee: 20_000 },
      { tenant_id: 21, mall_id: 6, goods_total: 30_000 },
    ];
    expect(couponSaving({ ...coupon(1, "mall"), ...tenth }, basket)).toBe(13_000);
    expect(couponSaving({ ...coupon(2, "tenant", { tenant: shop(21) }), ...tenth }, basket)).toBe(3_000);
    expect(couponSaving({ ...coupon(3, "delivery"), ...tenth }, basket)).toBe(2_000);
  });

  it("counts only goods of the coupon's own shop or mall towards it", () => {
    const basket = [
      { tenant_id: 17, mall_id: 8, goods_total: 100 },
      { tenant_id: 21, mall_id: 6, goods_total: 30 },
    ];
    expect(coveredGoods(coupon(1, "mall"), basket)).toBe(130);
    expect(coveredGoods(coupon(1, "mall", { mall_id: 6 }), basket)).toBe(30);
    expect(coveredGoods(coupon(1, "tenant", { tenant: shop(17) }), basket)).toBe(100);
    expect(coveredGoods(coupon(1, "tenant", { tenant: shop(99) }), basket)).toBe(0);
  });
});
