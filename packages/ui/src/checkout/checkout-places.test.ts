import { describe, expect, it } from "vitest";
import { checkout, noShopDelivery, withoutAddress, withSoldOutLine } from "../fixtures/checkout/checkout.ts";
import { refusedCoupon } from "../fixtures/cart/cart.ts";
import { firstObstacle, placeOfChange, placeOfField } from "./checkout-places.ts";

describe("where a refusal is shown", () => {
  it.each([
    ["items[2].quantity", "line-2"],
    ["items[0]", "line-0"],
    ["items[3].quantity", "order"],
    ["address_id", "address"],
    ["coupon_ids[1]", "coupons"],
    ["payment_method", "payment"],
    ["total", "order"],
    ["constructor", "order"],
    [null, "order"],
    [undefined, "order"],
  ])("%s → %s", (field, place) => {
    expect(placeOfField(field, checkout)).toBe(place);
  });
});

describe("where a failed change is shown", () => {
  it.each([
    [{ address_id: 7 }, "address"],
    [{ coupon_ids: [] }, "coupons"],
    [{ payment_method: 1 as const }, "payment"],
    [{ notes: [{ tenant_id: 17, note: "Gọi trước" }] }, "note-17"],
    [{ deliveries: [{ tenant_id: 17, delivery_type: "express" as const }] }, "delivery-17"],
    [{}, "order"],
  ])("%o → %s", (change, place) => {
    expect(placeOfChange(change)).toBe(place);
  });
});

describe("the first obstacle to placing an order", () => {
  const stuck = { ...checkout, can_order: false };

  it("is null when the server allows the order", () => {
    expect(firstObstacle(checkout)).toBeNull();
  });

  it("is the address before the delivery that depends on it", () => {
    expect(firstObstacle(withoutAddress)).toEqual({ place: "address", key: "checkout:obstacle.address" });
  });

  it("is the sold-out line, counted across all shops", () => {
    expect(firstObstacle(withSoldOutLine)).toEqual({ place: "line-1", key: "errors:line.sold_out" });
  });

  it("is the shop whose chosen delivery is unavailable", () => {
    const [silk, pottery] = checkout.groups;
    if (!silk || !pottery) throw new Error("two shops");
    const groups = [silk, { ...pottery, shipping_methods: [noShopDelivery], delivery_type: "shop" as const }];
    expect(firstObstacle({ ...stuck, groups })).toMatchObject({ place: `delivery-${pottery.tenant.id}` });
  });

  it("is a refused coupon, an unavailable payment method, or unknown", () => {
    expect(firstObstacle({ ...stuck, coupons: [refusedCoupon] })?.place).toBe("coupons");
    const payment_methods = checkout.payment_methods.map((method) => ({ ...method, available: false }));
    expect(firstObstacle({ ...stuck, payment_methods })?.place).toBe("payment");
    expect(firstObstacle(stuck)).toEqual({ place: "order", key: "checkout:obstacle.other" });
  });

  it("is the number of products above the payment limit", () => {
    expect(firstObstacle({ ...stuck, max_lines: 2 })).toEqual({
      place: "order",
      key: "errors:limit.payment",
    });
  });
});
