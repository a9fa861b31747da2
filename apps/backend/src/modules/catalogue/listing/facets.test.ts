import fc from "fast-check";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { useShop } from "../../../../test/shop.ts";
import { products, tenants } from "../../../database/schema/index.ts";
import { countFacets, countOn, type CountedFacets, type FacetCounts } from "./facets.ts";
import type { ListingQuery } from "./filters.ts";
import type { Matching } from "./hits.ts";
import { understand } from "./keyword.ts";

const shop = useShop();

interface List {
  name: string;
  query: ListingQuery;
  keyword?: string;
}

const lists: readonly List[] = [
  { name: "all products", query: {} },
  { name: "a category", query: { category_id: [1] } },
  { name: "a mall within a price range that cuts bands", query: { mall_id: [8], price_max: 450_000 } },
  { name: "a way of delivery", query: { delivery: ["express"], shipping_discount: 1 } },
  { name: "a keyword", query: {}, keyword: "áo" },
  { name: "a keyword within a price range", query: { price_min: 1_000, price_max: 450_000 }, keyword: "ao" },
];

const matchings = new Map<string, Matching | null>();
const matchingOf = ({ name }: List): Matching | null => matchings.get(name) ?? null;
const countAll = (list: List) => countFacets(shop.db, list.query, matchingOf(list));
const countAnew = async (list: List) => ordered((await countAll(list)).counts);
const follow = async (list: List, before: CountedFacets) => {
  return ordered((await countOn(shop.db, list.query, matchingOf(list), before)).counts);
};

/** Categories and malls have an order of their own where they are shown. */
function ordered({ categories, malls, ...counts }: FacetCounts): FacetCounts {
  const byId = <One extends { id: number }>(all: One[]) => all.toSorted((one, other) => one.id - other.id);
  return { ...counts, categories: byId(categories), malls: byId(malls) };
}

/** What changes products, one at a time, as far as lists are concerned. */
const change = fc.oneof(
  fc.record({
    id: fc.integer({ min: 1, max: 8 }),
    price_after_discount: fc.integer({ min: 1, max: 900_000 }),
  }),
  fc.record({ id: fc.integer({ min: 1, max: 8 }), active: fc.boolean() }),
  fc.record({
    id: fc.integer({ min: 1, max: 8 }),
    name_vi: fc.constantFrom("Áo mới", "Nồi đất", "Ao nuôi cá"),
  }),
  fc.record({ id: fc.integer({ min: 1, max: 8 }), shipping_discount: fc.boolean() }),
  fc.record({ id: fc.integer({ min: 1, max: 8 }), sold_count: fc.integer({ min: 0, max: 99 }) }),
);

beforeAll(async () => {
  for (const list of lists) {
    const meant = await understand(shop.db, list.keyword, "vi", 0);
    matchings.set(list.name, meant && meant.matching);
  }
});

describe.each(lists)("the counts of $name", (list) => {
  it("are the same, followed from change to change, as counted anew", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const before = await countAll(list);
        for (const { id, ...values } of changes) {
          await shop.db.update(products).set(values).where(eq(products.id, id));
        }
        expect(await follow(list, before)).toEqual(await countAnew(list));
      }),
      { numRuns: 12 },
    );
  });
});

describe("what is followed", () => {
  afterEach(() => shop.db.update(tenants).set({ active: true }));
  const [all] = lists as [List, ...List[]];

  it("is a shop that closes and a product that goes for good", async () => {
    const before = await countAll(all);
    await shop.db.update(tenants).set({ active: false }).where(eq(tenants.id, 1));
    expect(await follow(all, before)).toEqual(await countAnew(all));
  });

  it("is a change that was still under way when all was counted", async () => {
    const counted = Promise.withResolvers<undefined>();
    const begun = Promise.withResolvers<undefined>();
    const changing = shop.db.transaction(async (tx) => {
      await tx.execute(sql`update products set price_after_discount = 77 where id = 3`);
      begun.resolve(undefined);
      await counted.promise;
    });
    await begun.promise;
    const before = await countAll(all);
    counted.resolve(undefined);
    await changing;
    expect(await follow(all, before)).toEqual(await countAnew(all));
  });

  it("is nothing twice", async () => {
    const before = await countAll(all);
    await shop.db.update(products).set({ price_after_discount: 654_321 }).where(eq(products.id, 3));
    const once = await countOn(shop.db, all.query, null, before);
    expect(await follow(all, once)).toEqual(ordered(once.counts));
  });
});
