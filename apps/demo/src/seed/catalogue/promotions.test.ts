import { describe, expect, it } from "vitest";
import { lines, shopRows } from "../data.ts";
import { fillRow, momentOrCode } from "../history/history.ts";
import { buildCatalogue } from "./catalogue.ts";
import { buildProduct } from "./product.ts";
import { buildDealItems } from "./promotions.ts";

const catalogue = buildCatalogue("sen");
const products = Array.from({ length: 240 }, (_, index) => buildProduct(catalogue, index));

interface Coupon extends Record<string, string | number | null> {
  code: string;
  starts_at: string;
  ends_at: string;
}

describe.each([
  new Date("2026-11-21T03:00:00Z"),
  new Date("2027-02-16T17:30:00Z"),
  new Date("2031-06-30T23:59:59Z"),
])("seeded at %s", (now) => {
  const rows = lines<Coupon>("coupons").map(
    (row) => fillRow(row, (word) => momentOrCode(word, now)) as unknown as Coupon,
  );
  const runs = ({ starts_at, ends_at }: Coupon) => new Date(starts_at) <= now && now < new Date(ends_at);

  it("has valid coupons, one expired and one used up", () => {
    expect(rows.filter((coupon) => !runs(coupon)).map(({ code }) => code)).toEqual(["HETHAN40"]);
    expect(rows.filter(({ quantity, used }) => used === quantity).map(({ code }) => code)).toEqual([
      "GIOVANG100",
    ]);
  });

  it("has every scope and every value type, and a cap on each percentage", () => {
    expect(new Set(rows.map(({ scope }) => scope))).toEqual(new Set(["mall", "tenant", "delivery"]));
    expect(new Set(rows.map(({ value_type }) => value_type))).toEqual(new Set(["fixed", "percent", "flat"]));
    for (const { value_type, max_discount, value } of rows) {
      if (value_type === "percent") {
        expect(Number(max_discount)).toBeGreaterThan(0);
        expect(Number(value) > 0 && Number(value) < 100).toBe(true);
      } else expect(max_discount).toBeNull();
    }
  });

  it("names the shop and mall of each shop's coupon", () => {
    for (const { scope, shop_code, mall_code } of rows) {
      const shop = shopRows("shops").find((one) => one.shop_code === String(shop_code));
      expect(scope === "tenant").toBe(shop !== undefined);
      if (shop) expect(String(mall_code)).toBe(shop.mall_code);
    }
  });
});

describe("flash deals", () => {
  const deals = shopRows("flash_deals");
  const items = buildDealItems("sen", products);

  it("cover the whole day without gaps or overlaps", () => {
    const starts = deals.map((deal) => deal.starts);
    const ends = deals.map((deal) => deal.ends);
    expect([starts[0], ends.at(-1)]).toEqual(["00:00", "24:00"]);
    expect(starts.slice(1)).toEqual(ends.slice(0, -1));
  });

  it("limit some products to two per customer", () => {
    for (const { deal_code: code } of deals) {
      const ofDeal = items.filter(({ deal_code }) => deal_code === code);
      expect(new Set(ofDeal.map(({ per_customer }) => per_customer))).toEqual(new Set([null, 2]));
    }
  });

  it("offer at least ten products each, below their price and within their stock", () => {
    for (const { deal_code: code } of deals) {
      expect(items.filter(({ deal_code }) => deal_code === code).length).toBeGreaterThanOrEqual(10);
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

it("every banner links to an existing category or mall", () => {
  const places = new Set([
    ...shopRows("categories").map(({ category_code = "" }) => `/products?category_id=${category_code}`),
    ...shopRows("malls").map(({ mall_code = "" }) => `/mall/${mall_code}`),
  ]);
  expect(shopRows("banners").filter(({ href = "" }) => !places.has(href))).toEqual([]);
});
