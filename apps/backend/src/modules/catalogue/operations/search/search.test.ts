import { eq } from "../../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../../../test/shop.ts";
import { productKinds, products } from "../../../../database/schema/index.ts";

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

  it("finds by English and Vietnamese names", async () => {
    expect(await found("earbuds")).toEqual([3]);
    expect(await found("tai nghe")).toEqual([3]);
    expect(await found("dien thoai")).toEqual([5, 6]);
  });

  it("finds by brand and by category", async () => {
    expect(await found("Lụa Bảo Lộc")).toEqual([2]);
    expect(await found("am thanh")).toEqual([3, 4]);
  });

  it.each([
    ["ao so mj", [1], "áo sơ mi"],
    ["tai nghr", [3], "tai nghe"],
    ["earbusd", [3], "earbuds"],
    ["loa di dogn", [4], "loa di động"],
  ])("corrects %j and says what was meant", async (keyword, ids, suggestion) => {
    const data = await search(keyword);
    expect(data.items.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect(data.suggestion).toBe(suggestion);
  });

  it("suggests no correction when the words are found as typed", async () => {
    expect((await search("ao so mi")).suggestion).toBeNull();
  });

  it("reads a word as a kind of product first, so products that only mention it are not found", async () => {
    expect(await search("loa")).toMatchObject({ items: [{ id: 4 }], read_as: ["Loa di động"] });
    expect(await search("ốp lưng giá rẻ")).toMatchObject({
      items: [{ id: 5 }],
      read_as: ["Ốp lưng điện thoại"],
    });
  });

  it("ranks products with all words first, then names before brands, then by sales", async () => {
    expect(await found("áo")).toEqual([1, 2]);
    expect(await found("nang")).toEqual([1, 6]);
    expect(await search("ao lua zzzzzzzzz")).toMatchObject({
      items: [{ id: 2 }, { id: 1 }],
      left_out: ["zzzzzzzzz"],
    });
  });

  it("matches typed accents exactly, and words without accents loosely", async () => {
    expect(await found("lụa")).toEqual([2]);
    expect(await found("lúa")).toEqual([]);
    expect(await found("lọa")).toEqual([]);
    expect(await found("lua")).toEqual([2]);
  });

  it.each([
    ["điện thọai", [5, 6]],
    ["ddieenj thoaij", [5, 6]],
    ["dienthoai", [5, 6]],
    ["điệnthoại", [5, 6]],
    ["đt", [5, 6]],
    ["smartphone", [5, 6]],
    ["áo sơmi", [1]],
    ["sơ mi áo", [1]],
  ])("understands %j", async (keyword, ids) => {
    expect(await found(keyword)).toEqual(ids);
  });

  it("does not correct a word that the catalogue has, and reports it as left out", async () => {
    expect(await search("tai nghe lụa")).toMatchObject({
      suggestion: null,
      left_out: ["lụa"],
      items: [{ id: 3 }],
    });
  });

  it("finds nothing for a one-syllable kind followed by a word that no product of it has", async () => {
    expect(await search("loa phường")).toMatchObject({
      suggestion: null,
      left_out: [],
      items: [],
      total: 0,
    });
  });

  it("finds nothing for a kind that is not sold, and returns the nearest categories", async () => {
    await shop.db.insert(productKinds).values({
      id: 90,
      category_id: 6,
      name_vi: "Loa thùng",
      name_en: "Floor speaker",
      search_terms_vi: ["loa lớn"],
    });
    for (const keyword of ["loa thùng", "loa lon", "floor speaker"]) {
      expect(await search(keyword), keyword).toMatchObject({
        items: [],
        total: 0,
        suggestion: null,
        nearest: [{ id: 6, name: "Âm thanh", parent_name: "Phụ kiện" }],
      });
    }
    await shop.db.delete(productKinds).where(eq(productKinds.id, 90));
  });

  it("reads brand, audience and price limits, and reports them", async () => {
    expect(await search("áo nắng nữ dưới 400k")).toMatchObject({
      items: [{ id: 1 }],
      read_as: ["Áo", "Nắng", "nữ", "đến 400.000\u00a0đ"],
    });
    expect((await search("áo trên 1 triệu")).items).toMatchObject([{ id: 2 }]);
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

  it("requires a keyword of at most 200 characters", async () => {
    expect((await shop.call("search")).status).toBe(422);
    expect((await shop.call("search", { query: { keyword: "x".repeat(201) } })).status).toBe(422);
  });

  it("finds a product by its changed name", async () => {
    await shop.db.update(products).set({ name_vi: "Đèn lồng Hội An" }).where(eq(products.id, 6));
    expect(await found("den long")).toEqual([6]);
  });
});

describe("suggestSearch", () => {
  const suggest = async (keyword: string) =>
    (await shop.call("suggestSearch", { query: { keyword } })).body.data;

  it("offers keywords, categories, products, shops and malls while the last word is being typed", async () => {
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
    expect(await suggest("sen pla")).toContainEqual(
      expect.objectContaining({ kind: "mall", id: 8, text: "Sen Plaza Quận 1" }),
    );
  });

  it("offers kinds of product and brands after the first syllable", async () => {
    expect(await suggest("loa")).toContainEqual(
      expect.objectContaining({ kind: "product_kind", text: "Loa di động", price: null }),
    );
    expect(await suggest("nắ")).toContainEqual(
      expect.objectContaining({ kind: "maker", id: 1, text: "Nắng" }),
    );
  });

  it("shows a product's current price, its deal included", async () => {
    const price = async () =>
      (await suggest("loa di động")).find(({ kind }: { kind: string }) => kind === "product")?.price;
    const { body } = await shop.call("listProducts", { query: { maker_id: [1, 2, 3] } });
    const card = body.data.items.find(({ id }: { id: number }) => id === 4);
    expect(await price()).toBe(card.price_after_discount);
  });

  it("offers a correction of a typo", async () => {
    expect(await suggest("tai nghr")).toEqual([
      { kind: "keyword", text: "tai nghe", id: null, image_url: null, price: null },
      expect.objectContaining({ kind: "product", id: 3 }),
    ]);
  });

  it("offers nothing for symbols and nonsense", async () => {
    for (const keyword of ["?!", "%", "zzzzzzzz", "\\_"]) expect(await suggest(keyword), keyword).toEqual([]);
  });
});

it("lists the top searches in the requested language", async () => {
  const { body } = await shop.call("listTopSearches", { lang: "en" });
  expect(body.data).toEqual([{ keyword: "ao dai", count: 312 }]);
});
