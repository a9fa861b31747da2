import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { flashDeals, products, searchTermChanges, searchTerms } from "../../database/schema/index.ts";
import { markBestsellers, refreshCatalogue } from "./refresh.ts";

const shop = useShop();
const refresh = () => refreshCatalogue(shop.jobServices(), {});
const indexed = async (id: number) =>
  (await shop.db.execute<{ price: number }>(sql`select price from product_index where product_id = ${id}`))
    .rows[0]?.price;
const knows = async (term: string) => (await shop.db.$count(searchTerms, eq(searchTerms.term, term))) === 1;

beforeAll(refresh);

it("lets the indexed prices follow a deal that ends and begins again; a request does not", async () => {
  await shop.db.update(flashDeals).set({ starts_minute: 600, ends_minute: 660 });
  await refresh();
  expect(await indexed(4)).toBe(500_000);
  shop.clock.set("2026-11-21T04:00:00.000Z");
  expect((await shop.call("listProducts")).status).toBe(200);
  expect(await indexed(4)).toBe(500_000);
  await refresh();
  expect(await indexed(4)).toBe(640_000);
  shop.clock.set("2026-11-22T03:00:00.000Z");
  await refresh();
  expect(await indexed(4)).toBe(500_000);
});

it("learns the words of a product that was renamed, and forgets those that are gone", async () => {
  const [before] = await shop.db.select({ name: products.name_vi }).from(products).where(eq(products.id, 5));
  await shop.db.update(products).set({ name_vi: "Zắcxích lạ" }).where(eq(products.id, 5));
  expect(await knows("zacxich")).toBe(false);
  await refresh();
  expect(await knows("zacxich")).toBe(true);
  await shop.db.update(products).set({ name_vi: before?.name }).where(eq(products.id, 5));
  await refresh();
  expect(await knows("zacxich")).toBe(false);
});

it("knows how many products have each word, after changes as when all are counted anew", async () => {
  const words = () => shop.db.select().from(searchTerms).orderBy(searchTerms.term);
  await shop.db.update(products).set({ active: false }).where(eq(products.id, 6));
  await shop.db.update(products).set({ name_en: "Quite another thing" }).where(eq(products.id, 1));
  await refresh();
  const followed = await words();
  await shop.db.execute(sql`select refresh_search_terms()`);
  expect(followed).toEqual(await words());
  expect(followed.length).toBeGreaterThan(20);
});

it("writes nothing that everybody would wait for when a price changes", async () => {
  await shop.db.update(products).set({ price_after_discount: 1 }).where(eq(products.id, 2));
  expect(await indexed(2)).toBe(1);
  expect(await shop.db.$count(searchTermChanges)).toBe(0);
});

it("marks the best sold products of each category, and those that are new", async () => {
  const isMarked = async (id: number) =>
    (
      await shop.db.execute<{ bestseller: boolean }>(
        sql`select bestseller from product_documents where product_id = ${id}`,
      )
    ).rows[0]?.bestseller;
  await shop.db.execute(sql`update product_documents set bestseller = false`);
  await markBestsellers(shop.jobServices(), {});
  expect(await isMarked(1)).toBe(true);
});
