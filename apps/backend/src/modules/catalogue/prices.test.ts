import { eq } from "../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { flashDeals, variants } from "../../database/schema/index.ts";
import { takeFromDeals, returnToDeals, variantPrices } from "./prices.ts";

const shop = await useShop();
const priceOf = async (id: number) => (await variantPrices(shop.db, [id], shop.clock.now())).get(id);
const sell = async (quantity: number) => {
  const deal = (await priceOf(41))?.deal;
  if (!deal) throw new Error("no deal runs");
  const left = await shop.db.transaction((tx) => takeFromDeals(tx, [{ ...deal, quantity }]));
  return left.length === 0;
};

describe("variant prices and deal stock", () => {
  it("use the running deal's price, with the deal's pieces as stock", async () => {
    expect(await priceOf(41)).toMatchObject({
      price_after_discount: 500_000,
      original_price_after_tax: 800_000,
      stock: 3,
    });
    expect(await priceOf(41)).toHaveProperty("deal.starts_at", new Date("2026-11-20T17:00:00Z"));
    expect(await priceOf(41)).toHaveProperty("deal.ends_at", new Date("2026-11-21T17:00:00Z"));
  });

  it("use the variant's own price without a deal", async () => {
    expect(await priceOf(11)).toEqual({
      variant_id: 11,
      product_id: 1,
      price_after_discount: 350_000,
      original_price_after_tax: 450_000,
      stock: 10,
      deal: null,
    });
  });

  it("are undefined for variants that are not on sale", async () => {
    expect(await priceOf(4711)).toBeUndefined();
    await shop.db.update(variants).set({ active: false }).where(eq(variants.id, 61));
    expect(await priceOf(61)).toBeUndefined();
  });

  it("switch exactly at the start and the end of the deal's window", async () => {
    await shop.db.update(flashDeals).set({ starts_minute: 600, ends_minute: 660 });
    const cases = [
      ["2026-11-21T02:59:59.999Z", 640_000],
      ["2026-11-21T03:00:00.000Z", 500_000],
      ["2026-11-21T03:59:59.999Z", 500_000],
      ["2026-11-21T04:00:00.000Z", 640_000],
      ["2026-11-22T03:30:00.000Z", 500_000],
    ] as const;
    for (const [time, price] of cases) {
      shop.clock.set(time);
      expect(await priceOf(41), time).toHaveProperty("price_after_discount", price);
    }
    await shop.db.update(flashDeals).set({ starts_minute: 0, ends_minute: 1440 });
  });

  it("fall back to the usual price when the deal sells out, until its next window", async () => {
    shop.clock.set("2026-11-21T03:00:00Z");
    expect(await sell(4)).toBe(false);
    expect(await sell(2)).toBe(true);
    expect(await priceOf(41)).toHaveProperty("stock", 1);
    expect(await sell(2)).toBe(false);
    expect(await sell(1)).toBe(true);
    expect(await priceOf(41)).toMatchObject({ price_after_discount: 640_000, stock: 100, deal: null });
    shop.clock.set("2026-11-22T03:00:00Z");
    expect(await priceOf(41)).toMatchObject({ price_after_discount: 500_000, stock: 3 });
  });

  it("do not oversell a deal to concurrent buyers, and take back cancelled pieces", async () => {
    shop.clock.set("2026-11-23T03:00:00Z");
    const sold = await Promise.all([sell(2), sell(2), sell(2)]);
    expect(sold.filter(Boolean)).toHaveLength(1);
    const deal = { item_id: 1, starts_at: new Date("2026-11-22T17:00:00Z") };
    await shop.db.transaction((tx) => returnToDeals(tx, [{ ...deal, quantity: 2 }]));
    expect(await priceOf(41)).toHaveProperty("stock", 3);
  });

  it("add up lines of the same window, and take all of them or none", async () => {
    shop.clock.set("2026-11-24T03:00:00Z");
    const line = { item_id: 1, starts_at: new Date("2026-11-23T17:00:00Z") };
    const take = (...quantities: number[]) =>
      shop.db.transaction((tx) =>
        takeFromDeals(
          tx,
          quantities.map((quantity) => ({ ...line, quantity })),
        ),
      );
    expect(await take(2, 2)).toHaveLength(2);
    expect(await priceOf(41)).toHaveProperty("stock", 3);
    expect(await take(2, 1)).toEqual([]);
    const back = [1, 2].map((quantity) => ({ ...line, quantity }));
    await shop.db.transaction((tx) => returnToDeals(tx, back));
    expect(await priceOf(41)).toHaveProperty("stock", 3);
  });

  it("ignore a deal that costs more than the variant", async () => {
    await shop.db.update(variants).set({ price_after_discount: 450_000 }).where(eq(variants.id, 41));
    expect(await priceOf(41)).toMatchObject({ price_after_discount: 450_000, stock: 100, deal: null });
  });
});
