import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceAtAddress, type AddressChangeRefusal, type DeliveryPrice } from "./address-change.ts";

const price = (delivery_fee: number, delivery_coupon_value = 0): DeliveryPrice => ({
  delivery_fee,
  delivery_coupon_value,
  order_tenant_final: 100_000 + delivery_fee - delivery_coupon_value,
});

describe("an order sent to another address", () => {
  it.each<
    [string, DeliveryPrice, number | null, boolean, DeliveryPrice, number, AddressChangeRefusal | null]
  >([
    ["costs the same", price(18_000), 18_000, true, price(18_000), 0, null],
    ["costs more", price(18_000), 32_000, false, price(32_000), 14_000, null],
    ["costs less", price(32_000), 18_000, false, price(18_000), -14_000, null],
    ["is paid and costs less", price(32_000), 18_000, true, price(18_000), -14_000, null],
    ["is paid and costs more", price(18_000), 32_000, true, price(32_000), 14_000, "dearer_when_paid"],
    ["is out of reach", price(18_000), null, false, price(18_000), 0, "out_of_reach"],
    ["keeps its coupon", price(18_000, 10_000), 32_000, false, price(32_000, 10_000), 14_000, null],
    [
      "keeps its coupon up to the fee",
      price(32_000, 25_000),
      18_000,
      true,
      price(18_000, 18_000),
      -7_000,
      null,
    ],
  ])("%s", (_what, now, fee, isPaid, expected, difference, refusal) => {
    expect(priceAtAddress({ now, fee, isPaid })).toEqual({ price: expected, difference, refusal });
  });

  it("costs goods plus delivery less the coupon, which never exceeds the fee", () => {
    const dong = fc.nat(500_000);
    fc.assert(
      fc.property(dong, dong, dong, fc.boolean(), (before, coupon, fee, isPaid) => {
        const now = price(before, Math.min(coupon, before));
        const { price: after, difference } = priceAtAddress({ now, fee, isPaid });
        expect(after).toEqual(price(fee, after.delivery_coupon_value));
        expect(after.delivery_coupon_value).toBeLessThanOrEqual(fee);
        expect(difference).toBe(after.order_tenant_final - now.order_tenant_final);
      }),
    );
  });
});
