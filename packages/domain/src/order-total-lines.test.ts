import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderTotalLines } from "./order-total-lines.ts";

const dong = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99_999_999 }));

describe("total lines of an order", () => {
  it("show delivery and coupons only above 0, coupons as negative amounts", () => {
    const totals = {
      order_tenant: 400_000,
      delivery_fee: 30_000,
      delivery_coupon_value: 0,
      mall_coupon_value: 50_000,
      tenant_coupon_value: 21_000,
      order_tenant_final: 359_000,
    };
    expect(orderTotalLines(totals)).toEqual([
      { labelKey: "aftersales:totals.goods", amount: 400_000 },
      { labelKey: "aftersales:totals.delivery", amount: 30_000 },
      { labelKey: "catalog:coupon.scope.mall", amount: -50_000 },
      { labelKey: "catalog:coupon.scope.tenant", amount: -21_000 },
    ]);
  });

  it("add up to the final cost, with one line for each part above 0", () => {
    fc.assert(
      fc.property(dong, dong, dong, dong, dong, (goods, fee, ...coupons) => {
        const [delivery_coupon_value, mall_coupon_value, tenant_coupon_value] = coupons;
        const off = delivery_coupon_value + mall_coupon_value + tenant_coupon_value;
        const lines = orderTotalLines({
          order_tenant: goods,
          delivery_fee: fee,
          delivery_coupon_value,
          mall_coupon_value,
          tenant_coupon_value,
          order_tenant_final: goods + fee - off,
        });
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(goods + fee - off);
        expect(lines).toHaveLength(1 + [fee, ...coupons].filter((amount) => amount > 0).length);
      }),
    );
  });
});
