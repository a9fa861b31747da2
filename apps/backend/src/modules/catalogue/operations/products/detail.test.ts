import { eq, ne } from "../../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../../../test/shop.ts";
import {
  flashDealItems,
  products,
  sizeGuides,
  varianceGroups,
  variants,
} from "../../../../database/schema/index.ts";

const shop = await useShop();
const product = async (id: number, lang: "vi" | "en" = "vi") =>
  (await shop.call("getProduct", { params: { id }, lang })).body.data;

describe("getProduct", () => {
  it("appends the pictures of options to its own media, each once", async () => {
    const [row] = await shop.db.select().from(varianceGroups).where(eq(varianceGroups.product_id, 1));
    const values = row?.values ?? [];
    const [own] = (await product(1)).media;
    const pictures = ["/media/catalog/small", own.url];
    const pictured = values.map((value, index) => ({ ...value, image_url: pictures[index] }));
    await shop.db.update(varianceGroups).set({ values: pictured }).where(eq(varianceGroups.product_id, 1));
    const { media } = await product(1, "en");
    await shop.db.update(varianceGroups).set({ values }).where(eq(varianceGroups.product_id, 1));
    expect(media.slice(1)).toEqual([
      {
        id: 2,
        type: "image",
        url: "/media/catalog/small",
        thumbnail_url: "/media/catalog/small",
        alt: "Long-sleeved linen shirt, S",
        sources: [],
      },
    ]);
  });

  it("returns size measures of the nearest category that has them, or null", async () => {
    const sized = (category_id: number, size_vi: string, bust: string, position: number) => ({
      category_id,
      size_vi,
      size_en: `Size ${size_vi}`,
      measures: [{ name_vi: "Ngực (cm)", name_en: "Bust (cm)", value_vi: bust, value_en: bust }],
      position,
    });
    expect((await product(1)).size_guide).toBeNull();
    await shop.db
      .insert(sizeGuides)
      .values([sized(1, "S", "70", 1), sized(3, "M", "84–88", 2), sized(3, "S", "80–84", 1)]);
    const group_id = (await product(1)).variance_groups[0].id;
    expect((await product(1, "en")).size_guide).toEqual({
      group_id,
      sizes: [
        { name: "Size S", measures: [{ name: "Bust (cm)", value: "80–84" }] },
        { name: "Size M", measures: [{ name: "Bust (cm)", value: "84–88" }] },
      ],
    });
    await shop.db.update(sizeGuides).set({ active: false }).where(eq(sizeGuides.category_id, 3));
    expect((await product(1)).size_guide.sizes).toEqual([
      { name: "S", measures: [{ name: "Ngực (cm)", value: "70" }] },
    ]);
    await shop.db.update(sizeGuides).set({ size_vi: "XXL" }).where(eq(sizeGuides.size_vi, "S"));
    expect((await product(1)).size_guide).toBeNull();
  });

  it("returns all that the page shows in the requested language", async () => {
    expect(await product(1, "en")).toMatchObject({
      id: 1,
      name: "Long-sleeved linen shirt",
      description: "Long-sleeved linen shirt.\n\nGenuine.",
      price_after_discount: 350_000,
      original_price_after_tax: 450_000,
      discount_percent: 22,
      maker: { id: 1, name: "Nắng" },
      categories: [
        { id: 1, name: "Women's fashion" },
        { id: 2, name: "Clothes" },
        { id: 3, name: "Tops" },
      ],
      specifications: [{ name: "Origin", value: "Vietnam" }],
      variance_groups: [
        {
          id: 1,
          name: "Size",
          options: [
            { id: 100, name: "S" },
            { id: 101, name: "M" },
          ],
        },
      ],
      variants: [
        { id: 11, option_ids: [100], stock: 10 },
        { id: 12, option_ids: [101], stock: 0 },
      ],
      tenant_card: { id: 1, mall_id: 8, mall_name: "Sen Plaza Quận 1" },
      rating_summary: { count: 2, histogram: [0, 0, 0, 1, 1] },
      flash_deal: null,
    });
  });

  it("has the running deal's price, as its card and the list of deals do", async () => {
    const detail = await product(4);
    expect(detail).toMatchObject({ price_after_discount: 500_000, flash_deal: { stock: 3, sold: 0 } });
    expect(detail.variants).toEqual([expect.objectContaining({ price_after_discount: 500_000, stock: 3 })]);
    const { body: deals } = await shop.call("listFlashDeals");
    const { body: cards } = await shop.call("filterProducts", { query: { id: [4] } });
    expect(deals.data.items[0].product).toEqual(cards.data.items[0]);
    expect(detail).toMatchObject(cards.data.items[0]);
  });

  it("shows the picture and price of the deal's variant as a “from” price, as cards and the list of deals do", async () => {
    const [group] = await shop.db.select().from(varianceGroups).where(eq(varianceGroups.product_id, 1));
    const values = (group?.values ?? []).map((value) => ({
      ...value,
      image_url: `/media/catalog/${value.name_en}`,
    }));
    await shop.db.update(varianceGroups).set({ values }).where(eq(varianceGroups.product_id, 1));
    await shop.db.update(variants).set({ stock: 5 }).where(eq(variants.id, 12));
    const [item] = await shop.db
      .insert(flashDealItems)
      .values({
        id: 99,
        flash_deal_id: 1,
        product_id: 1,
        variant_id: 12,
        price: 300_000,
        stock: 2,
        position: 9,
      })
      .returning({ id: flashDealItems.id });
    const detail = await product(1);
    expect(detail).toMatchObject({
      image_url: values[1]?.image_url,
      price_after_discount: 300_000,
      price_from: true,
      flash_deal: { variant_id: 12, price: 300_000 },
    });
    const { body: cards } = await shop.call("filterProducts", { query: { id: [1] } });
    expect(detail).toMatchObject(cards.data.items[0]);
    const { body: deals } = await shop.call("listFlashDeals");
    const told = deals.data.items.find((deal: { product: { id: number } }) => deal.product.id === 1);
    expect(told).toMatchObject({ variant_id: 12, product: cards.data.items[0] });
    await shop.db.delete(flashDealItems).where(eq(flashDealItems.id, item?.id ?? 0));
    await shop.db.update(variants).set({ stock: 0 }).where(eq(variants.id, 12));
  });

  it("omits variants that are no longer on sale, and options that no other variant has", async () => {
    await shop.db.update(variants).set({ active: false }).where(eq(variants.id, 12));
    expect(await product(1)).toMatchObject({
      variants: [{ id: 11 }],
      variance_groups: [{ options: [{ name: "S" }] }],
    });
  });
});

describe("listRelatedProducts", () => {
  const related = async (id: number, query = {}) =>
    (await shop.call("listRelatedProducts", { params: { id }, query })).body.data.map(
      (card: { id: number }) => card.id,
    );

  it("puts the same category first and omits the product itself", async () => {
    expect(await related(3)).toEqual([4, 5]);
    expect((await related(3, { per_page: 1 })).length).toBe(1);
  });

  it("returns an empty list if nothing else is on sale", async () => {
    await shop.db.update(products).set({ active: false }).where(ne(products.id, 3));
    expect(await related(3)).toEqual([]);
    await shop.db.update(products).set({ active: true });
  });
});

describe("filterProducts", () => {
  it("keeps the order of the ids and omits unknown ones", async () => {
    const { body } = await shop.call("filterProducts", { query: { id: [5, 4711, 2, 3] } });
    expect(body.data.items.map(({ id }: { id: number }) => id)).toEqual([5, 2, 3]);
    expect(body.data.total).toBe(3);
  });

  it("finds a brand written without accents and capitals", async () => {
    const { body } = await shop.call("filterProducts", { query: { maker_name: "lua bao loc" } });
    expect(body.data.items.map(({ id }: { id: number }) => id)).toEqual([2]);
  });

  it("returns the popular list without its facets if no filter is given", async () => {
    const paging = { page: 2, per_page: 2 };
    const { facets, suggestion, left_out, read_as, nearest, ...page } = (
      await shop.call("listProducts", { query: { ...paging, sort_by: "popular" } })
    ).body.data;
    expect(page.items).toHaveLength(2);
    const queries: Record<string, string | number>[] = [paging, { ...paging, maker_name: " " }];
    for (const query of queries) {
      expect((await shop.call("filterProducts", { query })).body.data).toEqual(page);
    }
    expect([facets.makers.length > 0, suggestion, left_out, read_as, nearest]).toEqual([
      true,
      null,
      [],
      [],
      [],
    ]);
  });
});

describe("listFlashDeals", () => {
  it("returns the window, the stock and the server's time, also for one mall", async () => {
    const { body } = await shop.call("listFlashDeals", { query: { mall_id: 8 } });
    expect(body.data).toMatchObject({
      now: "2026-11-21T03:00:00.000Z",
      items: [
        {
          id: 1,
          starts_at: "2026-11-20T17:00:00.000Z",
          ends_at: "2026-11-21T17:00:00.000Z",
          stock: 3,
          sold: 0,
        },
      ],
    });
    expect((await shop.call("listFlashDeals", { query: { mall_id: 6 } })).body.data.items).toEqual([]);
  });

  it("shows the deal's price even if another variant costs less", async () => {
    const { price_after_discount, original_price_after_tax } = products;
    const [before] = await shop.db
      .select({ price_after_discount, original_price_after_tax })
      .from(products)
      .where(eq(products.id, 4));
    await shop.db
      .update(products)
      .set({ price_after_discount: 450_000, original_price_after_tax: 450_000 })
      .where(eq(products.id, 4));
    const { body } = await shop.call("listFlashDeals");
    expect(body.data.items[0].product).toMatchObject({ price_after_discount: 500_000 });
    expect(body.data.items[0].product.discount_percent).toBeGreaterThan(0);
    if (before) await shop.db.update(products).set(before).where(eq(products.id, 4));
  });

  it("counts pieces that were sold before the window began", async () => {
    await shop.db.update(flashDealItems).set({ sold_at_start: 2 });
    const { body } = await shop.call("listFlashDeals");
    expect(body.data.items[0]).toMatchObject({ stock: 3, sold: 2 });
    expect((await product(4)).variants[0].stock).toBe(1);
  });
});

describe("listBanners and listCategories", () => {
  it("list the banners of the home page, or of one mall", async () => {
    expect((await shop.call("listBanners", { lang: "en" })).body.data).toEqual([
      expect.objectContaining({ id: 1, title: "Lotus festival", href: "/products?category_id=1" }),
    ]);
    expect((await shop.call("listBanners", { query: { mall_id: 8 } })).body.data).toEqual([]);
  });

  it("list the category tree with product counts", async () => {
    const { body } = await shop.call("listCategories");
    expect(body.data).toMatchObject([
      {
        id: 1,
        product_count: 2,
        children: [{ id: 2, product_count: 2, children: [{ id: 3, product_count: 2 }] }],
      },
      {
        id: 4,
        product_count: 4,
        children: [
          {
            id: 5,
            children: [
              { id: 6, product_count: 2 },
              { id: 7, product_count: 2 },
            ],
          },
        ],
      },
    ]);
  });
});
