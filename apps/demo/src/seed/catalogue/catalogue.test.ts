import { meanRating } from "@sen/domain";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { archetypes, both, lines, optionSchemes, shopRows } from "../data.ts";
import { buildCatalogue, kindOf } from "./catalogue.ts";
import type { Picture } from "./pictures.ts";
import { buildProduct, type Product } from "./product.ts";

const catalogue = buildCatalogue("sen");
const [categories, makers, shops] = [shopRows("categories"), shopRows("makers"), shopRows("shops")];
/** Claims that only products of certain categories may make, in either language, as regular expressions. */
const claims = lines<{ says: string; of: readonly string[] }>("claims");
const products = Array.from({ length: 2000 }, (_, index) => buildProduct(catalogue, index));
const each = (check: (product: Product) => boolean) =>
  products.filter((product) => !check(product)).map(({ name }) => name[0]);

const descriptionsOf = (row: Product["row"]): string[] => [
  String(row.description_vi),
  String(row.description_en),
];

/** Trademarks that a shop's texts must not contain. */
const trademarks =
  /\b(nike|adidas|puma|gucci|prada|chanel|dior|rolex|casio|seiko|apple|iphone|ipad|macbook|samsung|galaxy|sony|xiaomi|oppo|vivo|nokia|canon|nikon|lego|barbie|disney|ikea|unilever|dove|l'oreal|loreal|maybelline|nivea|colgate|coca|pepsi|nestle|vinamilk|milo|oreo|kitkat|starbucks|highlands coffee|trung nguyên|vespa|honda|yamaha|yonex|wilson|spalding|tefal|lock&lock|philips|panasonic|sunhouse|uniqlo|zara|levi's|converse|vans|crocs|pampers|huggies|supima|tritan|aeon|lotte|vincom|shopee|lazada|tiki)\b/i;

describe("the catalogue", () => {
  it("is the same for the same seed and different for another", () => {
    expect(buildProduct(buildCatalogue("sen"), 77)).toEqual(products[77]);
    expect(buildProduct(buildCatalogue("other"), 77)).not.toEqual(products[77]);
  });

  it("has at most ten root categories, at least 55 leaves, and kinds with two makers or more in every leaf", () => {
    const leaves = categories.filter(({ parent_code }) => parent_code !== "").map(({ key }) => key);
    expect(categories.length - leaves.length).toBeLessThanOrEqual(10);
    expect(leaves.length).toBeGreaterThanOrEqual(55);
    expect(new Set(archetypes.map(({ leaf }) => leaf))).toEqual(new Set(leaves));
    expect(
      catalogue.kinds.filter(({ makers }) => makers.length < 2).map(({ archetype }) => archetype.key),
    ).toEqual([]);
  });

  it("has a size guide for every size of clothes, shoes and rings", () => {
    const guides = shopRows("size_guides");
    const sizes = archetypes.flatMap(({ leaf, options }) =>
      (optionSchemes[options] ?? [])
        .filter(({ name }) => name.startsWith("Kích cỡ"))
        .flatMap(({ values }) => values.map(({ name }) => ({ leaf, size: both(name)[0] }))),
    );
    const isMeasured = ({ leaf, size }: (typeof sizes)[number]) => {
      const category = categories.find(({ key }) => key === leaf);
      const nearest = [category?.category_code, category?.parent_code].map((code) =>
        guides.filter((row) => row.category_code === code),
      );
      return nearest.find((rows) => rows.length > 0)?.some(({ size_vi }) => size_vi === size);
    };
    expect(sizes.length).toBeGreaterThan(60);
    expect(sizes.filter((size) => !isMeasured(size))).toEqual([]);
  });

  it("prices every option value that decides the picture, if it prices any", () => {
    const uneven = archetypes.filter(
      ({ worth, follow, parts, objects }) =>
        (follow !== undefined && parts[follow]?.length !== objects.length) ||
        (worth !== undefined && worth.length !== objects.length),
    );
    expect(uneven.map(({ key }) => key)).toEqual([]);
  });

  it("sells products of sixty shops, in six malls", () => {
    expect(shopRows("malls").map(({ mall_code }) => Number(mall_code))).toEqual([8, 6, 9, 15, 16, 20]);
    expect(new Set(products.map(({ shop }) => shop.code)).size).toBe(60);
    expect(new Set(makers.map(({ name }) => name)).size).toBe(makers.length);
    expect(makers.length).toBeGreaterThanOrEqual(78);
  });

  it("gives every product its own name, in both languages", () => {
    expect(new Set(products.map(({ name }) => name[0])).size).toBe(products.length);
    expect(each(({ name: [vi, en] }) => vi !== en && vi.length < 120 && en.length < 120)).toEqual([]);
  });

  it("describes every product in both languages, without unfilled placeholders", () => {
    const texts = ({ name, row }: Product) => [...name, ...descriptionsOf(row)];
    expect(each(({ row }) => descriptionsOf(row).every(({ length }) => length > 200))).toEqual([]);
    expect(
      each((made) => texts(made).every((text) => !/\{[a-z]\w*\}|undefined| \| |[ ]{2,}/.test(text))),
    ).toEqual([]);
    expect(each(({ row }) => String(row.specs).split("\n").length >= 3)).toEqual([]);
  });

  it("makes only the claims allowed for the category, in 200 products and their reviews", () => {
    const said = products.slice(0, 200).flatMap((product, index) => {
      const { archetype } = kindOf(catalogue, index).kind;
      const text = [
        ...descriptionsOf(product.row),
        ...product.rated.reviews.map(({ content }) => content),
      ].join("\n");
      return claims
        .filter(({ of }) => !of.includes(archetype.leaf))
        .flatMap(({ says }) => new RegExp(says, "i").exec(text)?.[0] ?? [])
        .map((claim) => `${archetype.leaf}/${archetype.key}: ${claim}`);
    });
    expect([...new Set(said)]).toEqual([]);
  });

  it("uses every claim of its table, and the table names only existing categories", () => {
    const texts = products.flatMap(({ row, rated }) => [
      ...descriptionsOf(row),
      ...rated.reviews.map(({ content }) => content),
    ]);
    const leaves = new Set(archetypes.map(({ leaf }) => leaf));
    expect(claims.flatMap(({ of }) => of).filter((leaf) => !leaves.has(leaf))).toEqual([]);
    const unused = claims.filter(({ says }) => !texts.some((text) => new RegExp(says, "i").test(text)));
    expect(unused).toEqual([]);
  });

  it("uses composed Vietnamese and no trademarks", () => {
    const words = products.flatMap(({ name, row, rated }) => [
      ...name,
      ...descriptionsOf(row),
      ...rated.reviews.map(({ content }) => content),
    ]);
    const all = [
      ...words,
      ...makers.map(({ name = "" }) => name),
      ...shops.map(({ name, description_vi }) => `${name} ${description_vi}`),
    ];
    expect(all.filter((text) => text !== text.normalize("NFC"))).toEqual([]);
    expect(all.filter((text) => trademarks.test(text))).toEqual([]);
  });

  it("has existing objects in every picture, and a URL for each", () => {
    const pictures = [...products.flatMap((made) => made.pictures), ...lines<Picture>("pictures")];
    const objects = [...new Set(pictures.flatMap(({ recipe }) => recipe.objects))];
    const assets = new URL("../../../assets/objects/", import.meta.url);
    expect(objects.filter((object) => !existsSync(new URL(`${object}.svg`, assets)))).toEqual([]);
    const ids = new Set(pictures.map(({ id }) => `/media/catalog/${id}`));
    expect(
      each(
        ({ media, image: first }) =>
          media.length >= 3 && media.every(({ image }) => ids.has(image)) && media[0]?.image === first,
      ),
    ).toEqual([]);
  });

  it("has one recipe per picture, whoever shows it", () => {
    const recipes = new Map<string, string>();
    const clashes = products
      .flatMap((made) => made.pictures)
      .filter(({ id, recipe }) => {
        const known = recipes.get(id);
        recipes.set(id, JSON.stringify(recipe));
        return known !== undefined && known !== JSON.stringify(recipe);
      });
    expect(clashes).toEqual([]);
  });
});

describe("prices and stock", () => {
  it("are whole thousands above zero, and never higher after a discount", () => {
    expect(
      each(({ variants }) =>
        variants.every(
          ({ price_after_discount: now, original_price_after_tax: full }) =>
            now > 0 && now <= full && now % 1000 === 0 && full % 1000 === 0,
        ),
      ),
    ).toEqual([]);
  });

  it("include discounts on about half of the products, and some sold out", () => {
    const discounted = products.filter(({ variants }) =>
      variants.some((variant) => variant.price_after_discount < variant.original_price_after_tax),
    ).length;
    const soldOut = products.filter(({ stock }) => stock === 0).length;
    expect(discounted / products.length).toBeGreaterThan(0.4);
    expect(discounted / products.length).toBeLessThan(0.7);
    expect(soldOut).toBeGreaterThan(20);
    expect(soldOut).toBeLessThan(200);
  });
});

describe("reviews and sales", () => {
  it("reviews add up to the histogram, the count and the rating", () => {
    expect(
      each(({ row, rated: { reviews } }) => {
        const histogram = [1, 2, 3, 4, 5].map(
          (stars) => reviews.filter(({ rating }) => rating === stars).length,
        );
        const sum = reviews.reduce((total, { rating }) => total + rating, 0);
        return (
          row.rating_count === reviews.length &&
          row.rating_histogram === `{${histogram.join(",")}}` &&
          Number(row.rating) === meanRating(sum, reviews.length)
        );
      }),
    ).toEqual([]);
  });

  it("sales are concentrated on a few bestsellers", () => {
    const sold = products.map((product) => product.sold).toSorted((a, b) => b - a);
    const all = sold.reduce((sum, one) => sum + one, 0);
    expect(sold.slice(0, 40).reduce((sum, one) => sum + one, 0) / all).toBeGreaterThan(0.35);
    expect((sold[0] ?? 0) / (sold[20] ?? 1)).toBeGreaterThan(4);
    expect(sold[1000]).toBeLessThan(50);
  });

  it("reviews never outnumber sales, and rarely repeat on one product", () => {
    expect(each(({ sold, rated }) => rated.reviews.length <= sold)).toEqual([]);
    const repeating = each(
      ({ rated: { reviews } }) => new Set(reviews.map(({ content }) => content)).size === reviews.length,
    );
    expect(repeating.length).toBeLessThan(products.length * 0.01);
  });
});
