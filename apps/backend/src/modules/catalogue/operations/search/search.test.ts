import { eq } from "../../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../../../test/shop.ts";
import { products } from "../../../../database/schema/index.ts";

const shop = await useShop();
const search = async (keyword: string, query: object = {}) => {
  const { status, body } = await shop.call("search", { query: { keyword, ...query } });
  expect(status).toBe(200);
  return body.data;
};
const found = async (keyword: string) => (await search(keyword)).items.map(({ id }: { id: number }) => id);

describe("search", () => {
  it.each(["áo sơ mi", "ao so mi", "ÁO SƠ MI", "  ao   so-mi ", "a\u0301o so\u031b mi"])(
    "finds shirts by %j",
    async (keyword) => {
      expect(await found(keyword)).toEqual([1]);
    },
  );

  it("ranks products with all words first, then names before brands, then by sales", async () => {
    expect(await found("áo")).toEqual([1, 2]);
    expect(await found("nang")).toEqual([1, 6]);
    expect(await search("ao lua zzzzzzzzz")).toMatchObject({
      items: [{ id: 2 }, { id: 1 }],
      left_out: ["zzzzzzzzz"],
    });
  });

  it.each([
    ["điện thọai", [5, 6]],
    ["điệnthoại", [5, 6]],
    ["đt", [5, 6]],
    ["sơ mi áo", [1]],
  ])("understands %j", async (keyword, ids) => {
    expect(await found(keyword)).toEqual(ids);
  });

  it("does not fail for symbols and SQL, and finds nothing for nonsense", async () => {
    for (const keyword of [
      "qqqqwwww",
      "!!!",
      "'; drop table products --",
      "%",
      "a & b | !c :*",
      "🪷",
      "\\",
    ]) {
      expect(await search(keyword), keyword).toMatchObject({ items: expect.any(Array) });
    }
    expect(await found("qqqqwwww")).toEqual([]);
    expect(await found("!!!")).toEqual([]);
  });

  it("applies filters, and a sort order in place of relevance", async () => {
    expect((await search("dien thoai", { price_max: 100_000 })).total).toBe(1);
    const { items } = await search("dien thoai", { sort_by: "price_desc" });
    expect(items.map(({ id }: { id: number }) => id)).toEqual([6, 5]);
  });

  it("finds a product by its changed name", async () => {
    await shop.db.update(products).set({ name_vi: "Đèn lồng Hội An" }).where(eq(products.id, 6));
    expect(await found("den long")).toEqual([6]);
  });
});

describe("suggestSearch", () => {
  const suggest = async (keyword: string) =>
    (await shop.call("suggestSearch", { query: { keyword } })).body.data;

  it("offers keywords, categories, products, brands, shops and malls while the last word is being typed", async () => {
    expect(await suggest("ao d")).toContainEqual({
      kind: "keyword",
      text: "áo dài",
      id: null,
      image_url: null,
      price: null,
    });
    expect(await suggest("tai ng")).toContainEqual(expect.objectContaining({ kind: "product", id: 3 }));
    expect(await suggest("thoi tr")).toContainEqual(expect.objectContaining({ kind: "category", id: 1 }));
    expect(await suggest("dien tu s")).toContainEqual(expect.objectContaining({ kind: "tenant", id: 2 }));
    expect(await suggest("nắ")).toContainEqual(expect.objectContaining({ kind: "maker", id: 1 }));
    expect(await suggest("sen pla")).toContainEqual(
      expect.objectContaining({ kind: "mall", id: 8, text: "Sen Plaza Quận 1" }),
    );
  });

  it("shows a product's current price, its deal included", async () => {
    const price = async () =>
      (await suggest("loa di động")).find(({ kind }: { kind: string }) => kind === "product")?.price;
    const { body } = await shop.call("listProducts", { query: { maker_id: [1, 2, 3] } });
    const card = body.data.items.find(({ id }: { id: number }) => id === 4);
    expect(await price()).toBe(card.price_after_discount);
  });

  it("offers nothing for symbols and nonsense", async () => {
    for (const keyword of ["?!", "%", "zzzzzzzz", "\\_"]) expect(await suggest(keyword), keyword).toEqual([]);
  });
});

it("lists the top searches in the requested language", async () => {
  const { body } = await shop.call("listTopSearches", { lang: "en" });
  expect(body.data).toEqual([{ keyword: "ao dai", count: 312 }]);
});
