import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { facetCounts, flashDeals, products, searchTerms } from "../../database/schema/index.ts";
import { refreshCatalogue } from "./refresh.ts";

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

it("counts the facets of the whole catalogue and of each category before somebody asks, once a change", async () => {
  await shop.db.update(products).set({ active: false }).where(eq(products.id, 6));
  await shop.db.delete(facetCounts);
  await refresh();
  const kept = await shop.db.select().from(facetCounts);
  expect(kept.length).toBeGreaterThan(1);
  await shop.db.delete(facetCounts);
  await refresh();
  expect(await shop.db.$count(facetCounts)).toBe(0);
});
