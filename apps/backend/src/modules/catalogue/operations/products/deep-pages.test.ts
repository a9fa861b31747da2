import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { operatorSays } from "../../../../../test/aftersales.ts";
import { useShop } from "../../../../../test/shop.ts";
import { keptAnswers, keptHits, productMoves, products } from "../../../../database/schema/index.ts";

const shop = useShop(undefined, undefined, { LISTS_KEPT_SECONDS: "600" });

/** Enough for anchors, many of them alike in all that a list is sorted by. */
const MANY = 1_700;

beforeAll(async () => {
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
      search_text: `tham lot so ${index}`,
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
  await shop.db.execute(sql`select follow_search_terms()`);
});

const idsOf = async (call: "listProducts" | "search", query: object): Promise<number[]> => {
  const { status, body } = await shop.call(call, { query: { ...query } });
  expect(status).toBe(200);
  return body.data.items.map(({ id }: { id: number }) => id);
};

/** All pages of a list, the last ones first: no page knows of one before it. */
async function throughAll(call: "listProducts" | "search", query: object, pages: number): Promise<number[]> {
  const read: number[][] = [];
  for (let page = pages; page > 0; page -= 1) {
    read[page] = await idsOf(call, { ...query, page, per_page: 90 });
  }
  return read.flat();
}

describe("pages far behind", () => {
  it.each(["popular", "newest", "price_asc", "price_desc", "rating", "discount"])(
    "of a list by %s neither repeat nor leave out a product",
    async (sort_by) => {
      const query = { sort_by, mall_id: [8], price_max: 60_000 };
      const orders: Record<string, string> = {
        popular: "sold_count desc",
        newest: "created_at desc",
        price_asc: "price",
        price_desc: "price desc",
        rating: "rating desc, rating_count desc",
        discount: "discount_percent desc",
      };
      const { rows } = await shop.db.execute<{ product_id: number }>(sql`
        select product_id from product_index i join facet_groups g on g.id = i.facet_group_id
        where g.mall_id = 8 and i.price <= 60000
        order by ${sql.raw(orders[sort_by] ?? "")}, product_id desc`);
      expect(rows.length).toBeGreaterThan(1_000);
      const all = await throughAll("listProducts", query, Math.ceil(rows.length / 90));
      expect(all).toEqual(rows.map(({ product_id }) => product_id));
    },
  );

  it("of a search go on where the best sold end, and each product comes once", async () => {
    const all = await throughAll("search", { keyword: "thảm lót" }, Math.ceil(MANY / 90));
    expect(all).toHaveLength(MANY);
    expect(new Set(all).size).toBe(MANY);
    const mat = { keyword: "thảm lót", per_page: 50 };
    expect(await idsOf("search", { ...mat, page: 20 })).toEqual(all.slice(950, 1_000));
  });

  it("behind the last are empty, and quick to say so", async () => {
    expect(await idsOf("listProducts", { page: 100_000, per_page: 100 })).toEqual([]);
    expect(await idsOf("search", { keyword: "thảm", page: 100_000, per_page: 100 })).toEqual([]);
  });
});

describe("what lists are made of", () => {
  const total = async () => (await shop.call("listProducts", { query: { maker_id: [1] } })).body.data.total;
  const age = (seconds: number) =>
    shop.db.execute(
      sql`update kept_answers set made_at = made_at - ${seconds}::integer * interval '1 second'`,
    );

  it("is kept for its time to live and no longer, and made anew beside an answer once it is old", async () => {
    const before = await total();
    await shop.db
      .update(products)
      .set({ active: false })
      .where(sql`${products.id} = 1000`);
    expect(await total()).toBe(before);
    await age(400);
    expect(await total()).toBe(before);
    await expect.poll(total).toBe(before - 1);
    await shop.db
      .update(products)
      .set({ active: true })
      .where(sql`${products.id} = 1000`);
    await age(601);
    expect(await total()).toBe(before);
  });

  it("is the first price of a list by price, which one that becomes cheaper takes over", async () => {
    const cheapest = (mall: number) =>
      idsOf("listProducts", { sort_by: "price_asc", mall_id: [mall], per_page: 1 });
    const dearest = () => idsOf("listProducts", { sort_by: "price_desc", mall_id: [6], per_page: 1 });
    const price = (id: number, price_after_discount: number) =>
      shop.db
        .update(products)
        .set({ price_after_discount })
        .where(sql`${products.id} = ${id}`);
    await Promise.all([cheapest(6), dearest()]);
    await price(1_002, 10);
    await price(1_005, 99_000_000);
    await age(601);
    expect(await cheapest(6)).toEqual([1_002]);
    expect(await dearest()).toEqual([1_005]);
    await price(1_002, 50_000);
    await age(601);
    expect(await cheapest(6)).not.toEqual([1_002]);
    expect(await cheapest(6)).toHaveLength(1);
  });

  it("is an order that stays while nothing moved in it, and is made anew when something did", async () => {
    const search = () => idsOf("search", { keyword: "thảm lót", per_page: 5, sort_by: "price_asc" });
    const made = async () =>
      (await shop.db.select({ at: keptHits.made_at }).from(keptHits).orderBy(keptHits.made_at)).at(0)?.at;
    const before = await search();
    await shop.db.delete(productMoves);
    await shop.db.execute(sql`update kept_hits set made_at = made_at - interval '700 seconds'`);
    const then = await made();
    expect(await search()).toEqual(before);
    expect(await made()).toEqual(then);
    await shop.db
      .update(products)
      .set({ price_after_discount: 1 })
      .where(sql`${products.id} = 1999`);
    expect(await search()).toEqual([1999, ...before.slice(0, 4)]);
  });

  it("is understood anew once the operator has said what people call a thing", async () => {
    const found = async () => (await idsOf("search", { keyword: "tấm kê", per_page: 5 })).length;
    expect(await found()).toBe(0);
    await operatorSays(shop, "search", "add", "tấm kê", "thảm lót");
    expect(await found()).toBe(5);
  });

  it("is made anew after a crash, which empties the tables", async () => {
    const before = await total();
    await shop.db.delete(keptAnswers);
    await shop.db.delete(keptHits);
    expect(await total()).toBe(before);
    expect(await idsOf("search", { keyword: "thảm lót", per_page: 5 })).toHaveLength(5);
  });
});
