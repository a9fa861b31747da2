import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestCoupons } from "./best-coupons.ts";
import { PAYMENT_COUPON_LIMIT } from "./limits.ts";
import { checkoutTotals, type ChosenCoupon, type Parcel } from "./totals.ts";

const NOW = new Date("2026-11-22T03:00:00Z");

const coupon = (id: number, terms: Partial<ChosenCoupon>): ChosenCoupon => ({
  id,
  scope: "mall",
  value_type: "fixed",
  value: 10_000,
  max_discount: null,
  min_order_value: 0,
  starts_at: "2026-11-01T00:00:00Z",
  ends_at: "2026-12-01T00:00:00Z",
  remaining: 5,
  mall_id: null,
  tenant_id: null,
  ...terms,
});

const parcel = (tenant_id: number, mall_id: number, goods_total: number, delivery_fee = 0): Parcel => ({
  tenant_id,
  mall_id,
  goods_total,
  delivery_fee,
});

describe("the best combination of coupons", () => {
  it("takes one coupon of each kind: shop, mall and delivery", () => {
    const chosen = bestCoupons(
      [parcel(17, 8, 300_000, 30_000)],
      [
        coupon(1, { scope: "tenant", tenant_id: 17, value_type: "percent", value: 10 }),
        coupon(2, { value: 20_000 }),
        coupon(3, { value: 50_000, min_order_value: 500_000 }),
        coupon(4, { scope: "delivery", value_type: "flat", value: 0 }),
      ],
      NOW,
    );
    expect(chosen).toEqual({ coupon_ids: [1, 2, 4], saving: 80_000 });
  });

  it("uses each mall's own coupon when one coupon for both malls saves less", () => {
    const parcels = [parcel(1, 6, 200_000), parcel(2, 8, 200_000)];
    const own = [coupon(1, { mall_id: 6, value: 30_000 }), coupon(2, { mall_id: 8, value: 30_000 })];
    const forBoth = (value: number) => coupon(3, { value, min_order_value: 400_000 });
    expect(bestCoupons(parcels, [...own, forBoth(50_000)], NOW).coupon_ids).toEqual([1, 2]);
    expect(bestCoupons(parcels, [...own, forBoth(70_000)], NOW).coupon_ids).toEqual([3]);
  });

  it("omits a coupon that saves nothing beside another", () => {
    const chosen = bestCoupons(
      [parcel(17, 8, 300_000)],
      [
        coupon(1, { scope: "tenant", tenant_id: 17, value: 20_000 }),
        coupon(2, { value_type: "flat", value: 99_000 }),
      ],
      NOW,
    );
    expect(chosen).toEqual({ coupon_ids: [2], saving: 201_000 });
  });

  it("is empty when no coupon applies", () => {
    const spent = coupon(1, { remaining: 0 });
    expect(bestCoupons([parcel(17, 8, 300_000)], [spent], NOW)).toEqual({ coupon_ids: [], saving: 0 });
    expect(bestCoupons([], [coupon(2, {})], NOW)).toEqual({ coupon_ids: [], saving: 0 });
  });

  describe("of many shops, each with coupons of its own", () => {
    const shops = Array.from({ length: 12 }, (_, index) => parcel(index + 1, 6, 200_000, 30_000));
    const own = shops.flatMap(({ tenant_id }) => [
      coupon(tenant_id, { scope: "tenant", tenant_id, value: 1_000 * tenant_id }),
      coupon(100 + tenant_id, { scope: "delivery", tenant_id, value: 20_000 }),
    ]);

    it("is no longer than a payment allows, without those that save least", () => {
      const { coupon_ids, saving } = bestCoupons(shops, own, NOW);
      expect(coupon_ids).toHaveLength(PAYMENT_COUPON_LIMIT);
      expect(coupon_ids.filter((id) => id < 5)).toEqual([]);
      expect(saving).toBe(12 * 20_000 + (5 + 6 + 7 + 8 + 9 + 10 + 11 + 12) * 1_000);
    });

    it("checks a coupon's period once, not in each of a thousand combinations", () => {
      let reads = 0;
      const ofAll = {
        ...coupon(200, { scope: "delivery", value: 5_000 }),
        get ends_at() {
          reads += 1;
          return "2026-12-01T00:00:00Z";
        },
      };
      bestCoupons(shops, [...own, ofAll], NOW);
      expect(reads).toBeLessThan(100);
    });
  });

  const place = fc.constantFrom(
    { tenant_id: 1, mall_id: 6 },
    { tenant_id: 2, mall_id: 6 },
    { tenant_id: 3, mall_id: 8 },
  );
  const parcels = fc
    .uniqueArray(place, { minLength: 1, maxLength: 3, selector: ({ tenant_id }) => tenant_id })
    .chain((places) =>
      fc.tuple(
        ...places.map((where) =>
          fc.record({
            tenant_id: fc.constant(where.tenant_id),
            mall_id: fc.constant(where.mall_id),
            goods_total: fc.integer({ min: 1, max: 40 }),
            delivery_fee: fc.integer({ min: 0, max: 9 }),
          }),
        ),
      ),
    );
  const reach = fc.oneof(
    place.map(({ tenant_id }) => ({ scope: "tenant" as const, tenant_id, mall_id: null })),
    fc.record({
      scope: fc.constantFrom("mall" as const, "delivery" as const),
      tenant_id: fc.constant(null),
      mall_id: fc.constantFrom(null, 6, 8),
    }),
    place.map(({ tenant_id }) => ({ scope: "delivery" as const, tenant_id, mall_id: null })),
  );
  const terms = fc.record({
    value_type: fc.constantFrom("fixed" as const, "percent" as const, "flat" as const),
    value: fc.integer({ min: 0, max: 30 }),
    max_discount: fc.option(fc.integer({ min: 1, max: 10 })),
    min_order_value: fc.constantFrom(0, 5, 20, 60),
    remaining: fc.constantFrom(0, 3),
    used: fc.boolean(),
  });
  const coupons = fc
    .array(fc.tuple(reach, terms), { maxLength: 5 })
    .map((all) => all.map(([where, what], index) => coupon(index + 1, { ...where, ...what })));

  it("is never worse than any other choice in any order, and saves what checkout takes off", () => {
    fc.assert(
      fc.property(parcels, coupons, (basket, offered) => {
        const { coupon_ids, saving } = bestCoupons(basket, offered, NOW);
        const pays = (chosen: readonly ChosenCoupon[]) => checkoutTotals(basket, chosen, NOW).totals.total;
        const proposed = coupon_ids.flatMap((id) => offered.find((one) => one.id === id) ?? []);
        expect(pays([]) - pays(proposed)).toBe(saving);
        for (const choice of orderedChoices(offered)) {
          expect(pays(choice)).toBeGreaterThanOrEqual(pays(proposed));
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** Every subset, in every order. */
function orderedChoices<One>(all: readonly One[]): One[][] {
  return all
    .flatMap((first, index) =>
      orderedChoices(all.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
    )
    .concat([[]]);
}
