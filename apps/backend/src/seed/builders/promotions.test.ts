import { describe, expect, it } from "vitest";
import { buildCatalogue } from "./catalogue.ts";
import { dayOf } from "./moments.ts";
import { buildProduct } from "./product.ts";
import { buildBanners, buildCoupons, buildFlashDeals } from "./promotions.ts";

const catalogue = buildCatalogue("sen");
const products = Array.from({ length: 240 }, (_, index) => buildProduct(catalogue, index));

describe.each([
  new Date("2026-11-21T03:00:00Z"),
  new Date("2027-02-16T17:30:00Z"),
  new Date("2031-06-30T23:59:59Z"),
])("seeded at %s", (now) => {
  const { rows, saved } = buildCoupons(catalogue, dayOf(now));
  const runs = ({ starts_at, ends_at }: (typeof rows)[number]) => starts_at <= now && now < ends_at;

  it("has coupons that hold now, one that has expired and one that is used up", () => {
    expect(rows.filter((coupon) => !runs(coupon)).map(({ code }) => code)).toEqual(["HETHAN40"]);
    expect(rows.filter(({ quantity, used }) => used === quantity).map(({ code }) => code)).toEqual([
      "GIOVANG100",
    ]);
  });

  it("has every scope with every value type somewhere, a cap on each percentage, and some kept", () => {
    expect(new Set(rows.map(({ scope }) => scope))).toEqual(new Set(["mall", "tenant", "delivery"]));
    expect(new Set(rows.map(({ value_type }) => value_type))).toEqual(new Set(["fixed", "percent", "flat"]));
    for (const { value_type, max_discount, value } of rows) {
      if (value_type === "percent") {
        expect(max_discount ?? 0).toBeGreaterThan(0);
        expect(value > 0 && value < 100).toBe(true);
      } else expect(max_discount).toBeNull();
    }
    expect(saved.length).toBeGreaterThanOrEqual(3);
  });

  it("names the shop of a shop's coupon, and its mall", () => {
    for (const { scope, tenant_id, mall_id } of rows) {
      const shop = catalogue.tenants.rows.find(({ id }) => id === tenant_id);
      expect(scope === "tenant").toBe(shop !== undefined);
      if (shop) expect(mall_id).toBe(shop.mall_id);
    }
  });
});

describe("flash deals", () => {
  const { deals, items } = buildFlashDeals(catalogue, products);

  it("cover the whole day without a gap or an overlap", () => {
    const starts = deals.map(({ starts_minute }) => starts_minute);
    const ends = deals.map(({ ends_minute }) => ends_minute);
    expect([starts[0], ends.at(-1)]).toEqual([0, 1440]);
    expect(starts.slice(1)).toEqual(ends.slice(0, -1));
  });

  it("limit a customer to a few pieces of some", () => {
    for (const { id } of deals) {
      const ofDeal = items.filter(({ flash_deal_id }) => flash_deal_id === id);
      expect(new Set(ofDeal.map(({ per_customer }) => per_customer))).toEqual(new Set([null, 2]));
    }
  });

  it("offer at least ten products each, below their price and within their stock", () => {
    for (const { id } of deals) {
      expect(items.filter(({ flash_deal_id }) => flash_deal_id === id).length).toBeGreaterThanOrEqual(10);
    }
    for (const item of items) {
      const variant = products.flatMap(({ variants }) => variants).find(({ id }) => id === item.variant_id);
      expect(item.price).toBeLessThan(variant?.price_after_discount ?? 0);
      expect(item.price).toBeGreaterThan(0);
      expect(item.stock).toBeLessThanOrEqual(variant?.stock ?? 0);
      expect(item.sold_at_start ?? 0).toBeLessThan(item.stock);
    }
  });
});

it("leads every banner to a category or a mall that exists", () => {
  const categories = new Set(
    catalogue.categories.rows.map(({ id }) => `/products?category_id=${String(id)}`),
  );
  const malls = new Set(catalogue.malls.rows.map(({ id }) => `/mall/${String(id)}`));
  for (const { href, background } of buildBanners(catalogue).rows) {
    expect(categories.has(href) || malls.has(href)).toBe(true);
    expect(background).toMatch(/^#[0-9a-f]{6}$/);
  }
});
