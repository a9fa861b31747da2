import { gte, sql } from "../../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../../../test/shop.ts";
import { productKinds, products } from "../../../../database/schema/index.ts";

const shop = await useShop();

/** Number of products, many of them with equal sort keys. */
const MANY = 1_700;

await shop.db.insert(products).values(
  Array.from({ length: MANY }, (_, index) => ({
    id: 1_000 + index,
    tenant_id: (index % 3) + 1,
    mall_id: index % 3 === 2 ? 6 : 8,
    category_path: [1, 2, 3],
    category_id: 3,
    maker_id: (index % 3) + 1,
    name_vi: `Thảm lót số ${index}`,
    name_en: `Mat ${index}`,
    image_url: "/media/catalog/x",
    price_after_discount: 1_000 * (1 + (index % 40)),
    original_price_after_tax: 80_000,
    discount_percent: index % 7,
    stock: 1,
    sold_count: (index * 37) % 100,
    rating: (index % 9) / 2,
    rating_count: index % 6,
    delivery_types: ["normal" as const],
    created_at: new Date(Date.UTC(2026, 0, 1 + (index % 60))),
  })),
);

const idsOf = async (call: "listProducts" | "search", query: object): Promise<number[]> => {
  const { status, body } = await shop.call(call, { query: { ...query } });
  expect(status).toBe(200);
  return body.data.items.map(({ id }: { id: number }) => id);
};

/** Ids on all pages of a list, read from the last page to the first: no page depends on an earlier one. */
async function throughAll(call: "listProducts" | "search", query: object, pages: number): Promise<number[]> {
  const read: number[][] = [];
  for (let page = pages; page > 0; page -= 1) {
    read[page] = await idsOf(call, { ...query, page, per_page: 90 });
  }
  return read.flat();
}

describe("deep pages", () => {
  it.each(["relevance", "popular", "newest", "price_asc", "price_desc", "rating", "discount"])(
    "of a list by %s neither repeat nor skip a product",
    async (sort_by) => {
      const query = { sort_by, mall_id: [8], price_max: 60_000 };
      const orders: Record<string, string> = {
        relevance: "popularity desc, product_id desc",
        popular: "popularity desc, product_id desc",
        newest: "created_at desc, product_id desc",
        price_asc: "price, product_id desc",
        price_desc: "price desc, product_id",
        rating: "rating desc, rating_count desc, product_id desc",
        discount: "discount_percent desc, product_id desc",
      };
      const { rows } = await shop.db.execute<{ product_id: number }>(sql`
        select product_id from listing where mall_id = 8 and price <= 60000
        order by ${sql.raw(orders[sort_by] ?? "")}`);
      expect(rows.length).toBeGreaterThan(1_000);
      const all = await throughAll("listProducts", query, Math.ceil(rows.length / 90));
      expect(all).toEqual(rows.map(({ product_id }) => product_id));
    },
  );

  it("of a search return each product once, also with another page size", async () => {
    const all = await throughAll("search", { keyword: "thảm lót" }, Math.ceil(MANY / 90));
    expect(all).toHaveLength(MANY);
    expect(new Set(all).size).toBe(MANY);
    const mat = { keyword: "thảm lót", per_page: 50 };
    expect(await idsOf("search", { ...mat, page: 20 })).toEqual(all.slice(950, 1_000));
  });

  it("beyond the last are empty", async () => {
    expect(await idsOf("listProducts", { page: 100_000, per_page: 100 })).toEqual([]);
    expect(await idsOf("search", { keyword: "thảm", page: 100_000, per_page: 100 })).toEqual([]);
  });
});

describe("product lists", () => {
  it("match a new search term of their kind at once", async () => {
    const mat = { id: 90, category_id: 3, name_vi: "Thảm lót", name_en: "Mat", product_count: MANY };
    await shop.db.insert(productKinds).values(mat);
    await shop.db.update(products).set({ kind_id: 90 }).where(gte(products.id, 1_000));
    const found = async () => (await idsOf("search", { keyword: "tấm kê", per_page: 5 })).length;
    expect(await found()).toBe(0);
    await shop.db.update(productKinds).set({ search_terms_vi: ["tấm kê"] });
    expect(await found()).toBe(5);
  });

  it("offer at most a hundred pages", async () => {
    const { body } = await shop.call("listProducts", { query: { per_page: 5 } });
    expect(body.data).toMatchObject({ total: 1_001, last_page: 100 });
    expect(await idsOf("listProducts", { per_page: 5, page: 100 })).toHaveLength(5);
    expect(await idsOf("listProducts", { per_page: 5, page: 101 })).toEqual([]);
    expect(await idsOf("search", { keyword: "thảm lót", per_page: 5, page: 101 })).toEqual([]);
  });
});
