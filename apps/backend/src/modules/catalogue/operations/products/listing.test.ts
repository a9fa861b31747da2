import type { DeliveryType, Facets } from "@sen/api";
import { eq } from "../../../../database/drizzle.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../../../test/shop.ts";
import { products, variants } from "../../../../database/schema/index.ts";

const shop = await useShop();

const leaves = [
  [1, 2, 3],
  [4, 5, 6],
  [4, 5, 7],
];
const deliveries: DeliveryType[][] = [["normal"], ["normal", "express"], ["shop"], ["normal", "go_to_mall"]];
const prices = [45_000, 99_999, 100_000, 299_999, 300_000, 450_000, 999_000, 1_000_000, 7_500_000];

interface Known {
  id: number;
  category_path: number[];
  maker_id: number;
  mall_id: number;
  tenant_id: number;
  delivery_types: DeliveryType[];
  price: number;
  rating: number;
  sold_count: number;
  stock: number;
  shipping_discount: boolean;
}

/** Everything on sale, as the tests expect it: at the price of the running deal. */
let known: Known[] = [];

/** The most sold first, those sold out last. */
const popularityOf = ({ stock, sold_count }: Known) => (stock > 0 ? sold_count : -1);

const path = (index: number) => leaves[index % leaves.length] ?? [];
await shop.db.insert(products).values(
  Array.from({ length: 120 }, (_, index) => ({
    id: 200 + index,
    tenant_id: (index % 3) + 1,
    mall_id: index % 3 === 2 ? 6 : 8,
    category_path: path(Math.floor(index / 2)),
    category_id: path(Math.floor(index / 2)).at(-1) ?? 0,
    maker_id: (Math.floor(index / 5) % 3) + 1,
    name_vi: `Hàng số ${index}`,
    name_en: `Item ${index}`,
    image_url: "/media/catalog/x",
    price_after_discount: prices[(index * 7) % prices.length] ?? 0,
    original_price_after_tax: 8_000_000,
    discount_percent: index % 50,
    stock: index % 4,
    sold_count: (index * 37) % 100,
    rating: (index % 9) / 2,
    rating_count: index % 6,
    delivery_types: deliveries[(index * 3) % deliveries.length] ?? ["normal"],
    shipping_discount: index % 3 === 0,
    created_at: new Date(Date.UTC(2026, 0, 1 + (index % 60))),
  })),
);
const rows = await shop.db.select().from(products);
known = rows.map((row) => ({ ...row, price: row.id === 4 ? 500_000 : row.price_after_discount }));

interface Filters {
  category_id?: number[];
  maker_id?: number[];
  mall_id?: number[];
  tenant_id?: number[];
  delivery?: DeliveryType[];
  price_min?: number;
  price_max?: number;
  rating_min?: number;
  shipping_discount?: 0 | 1;
}

function fits(product: Known, filters: Filters): boolean {
  const { category_id = [], maker_id = [], mall_id = [], tenant_id = [], delivery = [] } = filters;
  const any = <T>(chosen: T[], has: (one: T) => boolean) => chosen.length === 0 || chosen.some(has);
  const below = category_id.filter((id) => !category_id.some((other) => other !== id && isAbove(id, other)));
  const [low, high] = [filters.price_min ?? 0, filters.price_max ?? Infinity].sort((a, b) => a - b);
  return (
    any(below, (id) => product.category_path.includes(id)) &&
    any(maker_id, (id) => product.maker_id === id) &&
    any(mall_id, (id) => product.mall_id === id) &&
    any(tenant_id, (id) => product.tenant_id === id) &&
    any(delivery, (type) => product.delivery_types.includes(type)) &&
    product.price >= (low ?? 0) &&
    product.price <= (high ?? Infinity) &&
    product.rating >= (filters.rating_min ?? 0) &&
    (filters.shipping_discount !== 1 || product.shipping_discount)
  );
}

const isAbove = (id: number, other: number) =>
  leaves.some((path) => path.includes(id) && path.includes(other) && path.indexOf(id) < path.indexOf(other));

const some = <T>(...values: T[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined });
const dong = fc.option(
  fc.oneof(fc.constantFrom(0, 100_000, 299_999, 999_999, 5_000_000), fc.nat(2_000_000)),
  {
    nil: undefined,
  },
);
const anyFilters: fc.Arbitrary<Filters> = fc
  .record(
    {
      category_id: some(1, 2, 3, 4, 5, 6, 7),
      maker_id: some(1, 2, 3),
      mall_id: some(8, 6),
      tenant_id: some(1, 2, 3),
      delivery: some<DeliveryType>("normal", "express", "shop", "go_to_mall"),
      price_min: dong,
      price_max: dong,
      rating_min: fc.constantFrom(undefined, 1, 2, 3, 4, 5),
      shipping_discount: fc.constantFrom(undefined, 0 as const, 1 as const),
    },
    { requiredKeys: [] },
  )
  .map((filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)));

const list = async (query: object) => {
  const { status, body } = await shop.call("listProducts", { query: { ...query } });
  expect(status).toBe(200);
  return body.data;
};
const idsOf = (data: { items: { id: number }[] }) => data.items.map(({ id }) => id);

/** Each option of each facet, with the filters that select only this option in its facet. */
function choices(facets: Facets, filters: Filters): { chosen: Filters; count: number }[] {
  const { price_min: _min, price_max: _max, ...unpriced } = filters;
  return [
    ...facets.categories.map(({ id, count }) => ({ chosen: { ...filters, category_id: [id] }, count })),
    ...facets.makers.map(({ id, count }) => ({ chosen: { ...filters, maker_id: [id] }, count })),
    ...facets.malls.map(({ id, count }) => ({ chosen: { ...filters, mall_id: [id] }, count })),
    ...facets.delivery.map(({ id, count }) => ({ chosen: { ...filters, delivery: [id] }, count })),
    ...facets.prices.map(({ price_min, price_max, count }) => ({
      chosen: {
        ...unpriced,
        ...(price_min !== null && { price_min }),
        ...(price_max !== null && { price_max }),
      },
      count,
    })),
    ...facets.ratings.map(({ rating_min, count }) => ({ chosen: { ...filters, rating_min }, count })),
    { chosen: { ...filters, shipping_discount: 1 as const }, count: facets.shipping_discount },
  ];
}

describe("listProducts", () => {
  it("finds exactly the products that match all filters", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const wanted = known.filter((product) => fits(product, filters)).map(({ id }) => id);
        const data = await list({ ...filters, per_page: 100 });
        const second = await list({ ...filters, per_page: 100, page: 2 });
        expect(data.total).toBe(wanted.length);
        expect([...idsOf(data), ...idsOf(second)].sort()).toEqual(wanted.sort());
      }),
      { numRuns: 60 },
    );
  });

  it("counts each facet option as the total when it is selected", async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { facets } = await list(filters);
        for (const { chosen, count } of choices(facets, filters)) {
          const total = known.filter((product) => fits(product, chosen)).length;
          expect(total, JSON.stringify(chosen)).toBe(count);
          if (count > 100) expect(await list(chosen), JSON.stringify(chosen)).toHaveProperty("total", count);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("returns the same facets as listSearchFilters, with and without a keyword", async () => {
    const queries: object[] = [
      {},
      { maker_id: [1], price_min: 120_000 },
      { keyword: "hang so", mall_id: [6] },
    ];
    for (const query of queries) {
      const { body } = await shop.call("listSearchFilters", { query: { ...query } });
      expect(body.data).toEqual((await list(query)).facets);
    }
  });

  it("offers the children of a selected category, which narrow the list", async () => {
    const { facets } = await list({ category_id: [4] });
    expect(facets.categories.map(({ id }: { id: number }) => id)).toEqual([4, 5, 1]);
    const narrowed = await list({ category_id: [4, 5, 7], per_page: 100 });
    expect(narrowed.total).toBe(known.filter(({ category_path }) => category_path.includes(7)).length);
  });

  it("puts one mall's products first across all pages, in the popular order only", async () => {
    const query = { first_mall_id: 6, maker_id: [1, 2], per_page: 7 };
    const { total, facets, last_page } = await list(query);
    expect({ total, facets }).toEqual(pick(await list({ maker_id: [1, 2], per_page: 7 })));
    const pages = Array.from({ length: last_page }, (_, index) => list({ ...query, page: index + 1 }));
    const rows: Row[] = (await Promise.all(pages)).flatMap(({ items }) => items);
    const wanted = known
      .filter((product) => fits(product, { maker_id: [1, 2] }))
      .toSorted(
        (a, b) =>
          Number(b.mall_id === 6) - Number(a.mall_id === 6) ||
          popularityOf(b) - popularityOf(a) ||
          b.id - a.id,
      );
    expect(rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
    expect(new Set(wanted.map(({ mall_id }) => mall_id))).toEqual(new Set([6, 8]));
    const newest = { sort_by: "newest", per_page: 30 };
    expect(idsOf(await list({ ...newest, first_mall_id: 6 }))).toEqual(idsOf(await list(newest)));
  });

  it("returns an empty page with facets beyond the last page", async () => {
    const data = await list({ page: 100_000, per_page: 100 });
    expect(data).toMatchObject({ items: [], total: known.length, page: 100_000, last_page: 2 });
    expect(data.facets.malls).toHaveLength(2);
  });

  it.each([
    [{ category_id: "x" }, "category_id[0]"],
    [{ delivery: "rocket" }, "delivery[0]"],
  ])("names the invalid field of %j", async (query, field) => {
    const { status, body } = await shop.call("listProducts", { query });
    expect(status).toBe(422);
    expect(body.data.errors).toEqual([expect.objectContaining({ field })]);
  });

  it("prefers the `locale` parameter to the language header", async () => {
    const { body } = await shop.call("listProducts", {
      query: { locale: "en", keyword: "lụa" },
      lang: "vi",
    });
    expect(body.data.items.map(({ name }: { name: string }) => name)).toContain("Silk ao dai");
  });
});

const pick = ({ total, facets }: { total: number; facets: Facets }) => ({ total, facets });

interface Row {
  id: number;
  price_after_discount: number;
}

describe("the price in lists", () => {
  const priceIn = async (id: number) => {
    const data = await list({ category_id: [6], tenant_id: [2], maker_id: [3], per_page: 100 });
    return data.items.find((item: Row) => item.id === id)?.price_after_discount;
  };

  it("is the running deal's, also for the price filter", async () => {
    expect(await priceIn(4)).toBe(500_000);
    expect(idsOf(await list({ price_min: 500_000, price_max: 500_000 }))).toEqual([4]);
    expect(idsOf(await list({ price_min: 640_000, price_max: 640_000 }))).toEqual([]);
  });

  it("changes when the deal's variant sells out", async () => {
    await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, 41));
    expect(await priceIn(4)).toBe(640_000);
  });

  it("follows a changed price; a product taken off sale leaves the lists", async () => {
    await shop.db.update(products).set({ price_after_discount: 123_456 }).where(eq(products.id, 3));
    expect(idsOf(await list({ price_min: 123_456, price_max: 123_456 }))).toEqual([3]);
    const before = (await list({})).total;
    await shop.db.update(products).set({ active: false }).where(eq(products.id, 3));
    expect((await list({})).total).toBe(before - 1);
    expect(idsOf(await list({ price_min: 123_456, price_max: 123_456 }))).toEqual([]);
    expect((await shop.call("getProduct", { params: { id: 3 } })).status).toBe(404);
  });
});
