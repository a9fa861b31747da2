import { describe, expect, it } from "vitest";
import { buildCatalogue } from "./catalogue.ts";
import { buildShops, leafPlaces } from "./frame.ts";
import { dayOf } from "./moments.ts";

import { buildProduct } from "./product.ts";
import { malls } from "../data.ts";
import { buildBanners, buildCoupons, buildFlashDeals, savedCoupons } from "./promotions.ts";

const catalogue = buildCatalogue("sen");
const { shops } = buildShops("sen");
const products = Array.from({ length: 240 }, (_, index) => buildProduct(catalogue, index));

describe.each([
  new Date("2026-11-21T03:00:00Z"),
  new Date("2027-02-16T17:30:00Z"),
  new Date("2031-06-30T23:59:59Z"),
])("seeded at %s", (now) => {
  const { rows } = buildCoupons(dayOf(now));
  const runs = ({ starts_at, ends_at }: (typeof rows)[number]) =>
    new Date(starts_at) <= now && now < new Date(ends_at);

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
    expect(savedCoupons.length).toBeGreaterThanOrEqual(3);
  });

  it("names the shop of a shop's coupon, and its mall", () => {
    for (const { scope, shop_code, mall_code } of rows) {
      const shop = shops.find(({ id }) => id === shop_code);
      expect(scope === "tenant").toBe(shop !== undefined);
      if (shop) expect(mall_code).toBe(shop.mall.id);
    }
  });
});

describe("flash deals", () => {
  const { deals, items } = buildFlashDeals("sen", products);

  it("cover the whole day without a gap or an overlap", () => {
    const starts = deals.map((deal) => deal.starts);
    const ends = deals.map((deal) => deal.ends);
    expect([starts[0], ends.at(-1)]).toEqual(["00:00", "24:00"]);
    expect(starts.slice(1)).toEqual(ends.slice(0, -1));
  });

  it("limit a customer to a few pieces of some", () => {
    for (const { deal_code: id } of deals) {
      const ofDeal = items.filter(({ deal_code }) => deal_code === id);
      expect(new Set(ofDeal.map(({ per_customer }) => per_customer))).toEqual(new Set([null, 2]));
    }
  });

  it("offer at least ten products each, below their price and within their stock", () => {
    for (const { deal_code: id } of deals) {
      expect(items.filter(({ deal_code }) => deal_code === id).length).toBeGreaterThanOrEqual(10);
    }
    for (const item of items) {
      const variant = products.flatMap(({ variants }) => variants).find(({ sku }) => sku === item.sku);
      expect(item.price).toBeLessThan(variant?.price_after_discount ?? 0);
      expect(item.price).toBeGreaterThan(0);
      expect(item.stock).toBeLessThanOrEqual(variant?.stock ?? 0);
      expect(item.sold_at_start).toBeLessThan(item.stock);
    }
  });
});

it("leads every banner to a category or a mall that exists", () => {
  const categories = [...leafPlaces.values()].flatMap(({ id }) => [id, Math.floor(id / 100)]);
  const places = new Set([
    ...categories.map((id) => `/products?category_id=${id}`),
    ...malls.map(({ id }) => `/mall/${id}`),
  ]);
  for (const { href, background } of buildBanners().rows) {
    expect(places.has(String(href))).toBe(true);
    expect(background).toMatch(/^#[0-9a-f]{6}$/);
  }
});
