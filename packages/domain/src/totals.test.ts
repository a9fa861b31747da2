import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { couponDiscount, refuseCoupon } from "./coupon.ts";
import { checkoutTotals, goodsTotal, type ChosenCoupon, type Parcel } from "./totals.ts";

const now = new Date("2026-11-21T03:00:00.000Z");
const parcel = (tenant_id: number, goods_total: number, delivery_fee = 30_000, mall_id = 8): Parcel => ({
  tenant_id,
  mall_id,
  goods_total,
  delivery_fee,
});
const coupon = (change: Partial<ChosenCoupon> = {}): ChosenCoupon => ({
  id: 1,
  scope: "mall",
  value_type: "fixed",
  value: 50_000,
  max_discount: null,
  min_order_value: 0,
  starts_at: "2026-11-01T00:00:00.000Z",
  ends_at: "2026-12-01T00:00:00.000Z",
  remaining: 10,
  mall_id: null,
  tenant_id: null,
  ...change,
});

describe("coupon discount", () => {
  it.each([
    ["fixed", 50_000, null, 200_000, 50_000],
    ["fixed", 50_000, null, 30_000, 30_000],
    ["percent", 10, null, 199_999, 19_999],
    ["percent", 10, 15_000, 200_000, 15_000],
    ["percent", 100, null, 80_000, 80_000],
    ["percent", 150, null, 80_000, 80_000],
    ["flat", 15_000, null, 40_000, 25_000],
    ["flat", 15_000, null, 10_000, 0],
    ["flat", 0, null, 40_000, 40_000],
  ] as const)("of %s %s (at most %s) on %s is %s", (value_type, value, max_discount, amount, discount) => {
    expect(couponDiscount({ value_type, value, max_discount }, amount)).toBe(discount);
  });
});

describe("coupon eligibility", () => {
  it.each([
    ["before its window", { starts_at: "2026-11-21T03:00:00.001Z" }, {}, { problem: "not_started" }],
    ["at its first moment", { starts_at: "2026-11-21T03:00:00.000Z" }, {}, null],
    ["a moment before its end", { ends_at: "2026-11-21T03:00:00.001Z" }, {}, null],
    ["at its end", { ends_at: "2026-11-21T03:00:00.000Z" }, {}, { problem: "expired" }],
    ["with none left", { remaining: 0 }, {}, { problem: "used_up" }],
    ["a second time", {}, { used: true }, { problem: "already_used" }],
    ["for newcomers, of who is none", {}, { withheld: true }, { problem: "newcomers_only" }],
    ["for other goods", {}, { goods: 0 }, { problem: "not_applicable" }],
    ["a dong below its minimum", { min_order_value: 100_001 }, {}, { problem: "below_minimum", missing: 1 }],
    ["at its minimum", { min_order_value: 100_000 }, {}, null],
  ] as const)("%s", (_, terms, basket, refusal) => {
    expect(refuseCoupon(coupon(terms), { goods: 100_000, ...basket }, now)).toEqual(refusal);
  });
});

describe("checkout totals", () => {
  it("add up goods, delivery and the coupons of the three scopes", () => {
    const { totals, coupons } = checkoutTotals(
      [parcel(1, 300_000), parcel(2, 100_000)],
      [
        coupon({ id: 1, scope: "delivery", value_type: "flat", value: 20_000 }),
        coupon({ id: 2, scope: "mall", value_type: "percent", value: 10 }),
        coupon({ id: 3, scope: "tenant", tenant_id: 1, value: 60_000 }),
      ],
      now,
    );
    expect(totals).toEqual({
      goods_total: 400_000,
      delivery_fee: 60_000,
      tenant_coupon_value: 60_000,
      mall_coupon_value: 34_000,
      delivery_coupon_value: 40_000,
      total: 326_000,
    });
    expect(coupons).toEqual([
      { id: 1, discount: 40_000, refusal: null },
      { id: 2, discount: 34_000, refusal: null },
      { id: 3, discount: 60_000, refusal: null },
    ]);
  });

  it("split a mall's coupon over its shops in proportion, and skip other malls", () => {
    const { parcels } = checkoutTotals(
      [parcel(1, 200_000), parcel(2, 100_000), parcel(3, 500_000, 0, 6)],
      [coupon({ mall_id: 8, value: 10_000 })],
      now,
    );
    expect(parcels.map((sum) => sum.mall_coupon_value)).toEqual([6_667, 3_333, 0]);
  });

  it("apply one coupon of each scope per shop, the first chosen", () => {
    const { coupons } = checkoutTotals(
      [parcel(1, 200_000)],
      [coupon({ id: 1, value: 10_000 }), coupon({ id: 2, value: 20_000 })],
      now,
    );
    expect(coupons).toEqual([
      { id: 1, discount: 10_000, refusal: null },
      { id: 2, discount: 0, refusal: { problem: "not_applicable" } },
    ]);
  });

  it("apply the next coupon when one is refused", () => {
    const { coupons } = checkoutTotals(
      [parcel(1, 200_000)],
      [coupon({ id: 1, remaining: 0 }), coupon({ id: 2, value: 20_000 })],
      now,
    );
    expect(coupons.map(({ discount }) => discount)).toEqual([0, 20_000]);
  });

  it("apply a coupon that was chosen twice only once", () => {
    const { totals, coupons } = checkoutTotals([parcel(1, 200_000)], [coupon(), coupon()], now);
    expect(totals.total).toBe(180_000);
    expect(coupons).toHaveLength(1);
  });

  it("are never negative, and equal the sum of the parcels in every field", () => {
    const amount = fc.integer({ min: 0, max: 5_000_000 });
    const parcels = fc.array(
      fc.record({
        tenant_id: fc.integer({ min: 1, max: 4 }),
        mall_id: fc.constantFrom(8, 6),
        goods_total: amount,
        delivery_fee: amount,
      }),
      { maxLength: 6 },
    );
    const coupons = fc.array(
      fc.record({
        id: fc.integer({ min: 1, max: 20 }),
        scope: fc.constantFrom("mall", "tenant", "delivery"),
        value_type: fc.constantFrom("fixed", "percent", "flat"),
        value: fc.integer({ min: 0, max: 3_000_000 }),
        max_discount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
        min_order_value: amount,
        mall_id: fc.constantFrom(null, 8, 6),
        tenant_id: fc.constantFrom(null, 1, 2),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(parcels, coupons, (some, chosen) => {
        const { totals, parcels: sums, coupons: results } = checkoutTotals(some, chosen.map(coupon), now);
        for (const sum of [totals, ...sums]) {
          const { goods_total, delivery_fee, tenant_coupon_value, mall_coupon_value, delivery_coupon_value } =
            sum;
          expect(sum.total).toBe(
            goods_total + delivery_fee - tenant_coupon_value - mall_coupon_value - delivery_coupon_value,
          );
          expect(sum.total).toBeGreaterThanOrEqual(0);
          expect(tenant_coupon_value + mall_coupon_value).toBeLessThanOrEqual(goods_total);
          expect(delivery_coupon_value).toBeLessThanOrEqual(delivery_fee);
          expect(Object.values(sum).every(Number.isSafeInteger)).toBe(true);
        }
        for (const field of Object.keys(totals) as (keyof typeof totals)[]) {
          expect(sums.reduce((sum, part) => sum + part[field], 0)).toBe(totals[field]);
        }
        const off = results.reduce((sum, { discount }) => sum + discount, 0);
        expect(totals.goods_total + totals.delivery_fee - totals.total).toBe(off);
      }),
    );
  });

  it("multiply price by quantity for the goods total", () => {
    expect(goodsTotal([])).toBe(0);
    expect(
      goodsTotal([
        { price_after_discount: 99_000, quantity: 3 },
        { price_after_discount: 1, quantity: 1 },
      ]),
    ).toBe(297_001);
  });
});
