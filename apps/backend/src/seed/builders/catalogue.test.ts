import { describe, expect, it } from "vitest";
import { objectExists } from "../../pictures/render.ts";
import { brands } from "../content/brands.ts";
import { categoryTree } from "../content/categories.ts";
import { archetypes } from "../content/products.ts";
import { buildCatalogue } from "./catalogue.ts";
import { buildStations } from "./delivery.ts";
import { EPOCH } from "./moments.ts";
import { buildBanners, buildCoupons } from "./promotions.ts";
import { buildProduct, type Product } from "./product.ts";

const catalogue = buildCatalogue("sen");
const products = Array.from({ length: 2000 }, (_, index) => buildProduct(catalogue, index));
const each = (check: (product: Product) => boolean) =>
  products.filter((product) => !check(product)).map(({ product }) => product.name_vi);

/** Trademarks that a shop's words must not carry. */
const trademarks =
  /\b(nike|adidas|puma|gucci|prada|chanel|dior|rolex|casio|seiko|apple|iphone|ipad|macbook|samsung|galaxy|sony|xiaomi|oppo|vivo|nokia|canon|nikon|lego|barbie|disney|ikea|unilever|dove|l'oreal|loreal|maybelline|nivea|colgate|coca|pepsi|nestle|vinamilk|milo|oreo|kitkat|starbucks|highlands coffee|trung nguyên|vespa|honda|yamaha|yonex|wilson|spalding|tefal|lock&lock|philips|panasonic|sunhouse|uniqlo|zara|levi's|converse|vans|crocs|pampers|huggies|supima|tritan|aeon|lotte|vincom|shopee|lazada|tiki)\b/i;

describe("the catalogue", () => {
  it("is the same for the same seed and another for another", () => {
    expect(buildProduct(buildCatalogue("sen"), 77)).toEqual(products[77]);
    expect(buildProduct(buildCatalogue("other"), 77)).not.toEqual(products[77]);
  });

  it("has eight to ten roots, about sixty leaves, and something to sell in every leaf with two makers at least", () => {
    const leaves = Object.values(categoryTree).flatMap((root) => Object.keys(root.leaves));
    expect(Object.keys(categoryTree).length).toBeLessThanOrEqual(10);
    expect(leaves.length).toBeGreaterThanOrEqual(55);
    expect(new Set(archetypes.map(({ leaf }) => leaf))).toEqual(new Set(leaves));
    expect(
      catalogue.kinds.filter(({ makers }) => makers.length < 2).map(({ archetype }) => archetype.key),
    ).toEqual([]);
  });

  it("prices every value that decides the picture, where it prices any", () => {
    const uneven = archetypes.filter(
      ({ worth, follow, parts, objects }) =>
        (follow !== undefined && parts[follow]?.length !== objects.length) ||
        (worth !== undefined && worth.length !== objects.length),
    );
    expect(uneven.map(({ key }) => key)).toEqual([]);
  });

  it("sells through sixty shops in six malls, each with goods", () => {
    expect(catalogue.malls.rows.map(({ id }) => id)).toEqual([8, 6, 9, 15, 16, 20]);
    expect(new Set(products.map(({ product }) => product.tenant_id)).size).toBe(60);
    expect(new Set(brands.map(({ name }) => name)).size).toBe(brands.length);
    expect(brands.length).toBeGreaterThanOrEqual(78);
  });

  it("names every product differently, in both languages", () => {
    expect(new Set(products.map(({ product }) => product.name_vi)).size).toBe(products.length);
    expect(
      each(
        ({ product }) =>
          product.name_vi !== product.name_en && product.name_vi.length < 120 && product.name_en.length < 120,
      ),
    ).toEqual([]);
  });

  it("describes every product in both languages, with nothing left unfilled", () => {
    const texts = ({ product, details }: Product) => [
      product.name_vi,
      product.name_en,
      details.description_vi,
      details.description_en,
      JSON.stringify(details.specs),
    ];
    expect(
      each((made) => made.details.description_vi.length > 200 && made.details.description_en.length > 200),
    ).toEqual([]);
    expect(
      each((made) => texts(made).every((text) => !/\{[a-z]\w*\}|undefined| \| |[ ]{2,}/.test(text))),
    ).toEqual([]);
    expect(each(({ details }) => (details.specs?.length ?? 0) >= 3)).toEqual([]);
  });

  it("writes composed Vietnamese and names no real brand", () => {
    const words = products.flatMap(({ product, details, reviews }) => [
      product.name_vi,
      product.name_en,
      details.description_vi,
      details.description_en,
      ...reviews.map(({ content }) => content),
    ]);
    const all = [
      ...words,
      ...brands.map(({ name }) => name),
      ...catalogue.tenants.rows.map(({ name, description_vi }) => `${name} ${description_vi}`),
    ];
    expect(all.filter((text) => text !== text.normalize("NFC"))).toEqual([]);
    expect(all.filter((text) => trademarks.test(text))).toEqual([]);
  });

  it("shows every picture with objects that exist, and an address for each", async () => {
    const pictures = [
      ...products.flatMap((made) => made.pictures),
      ...catalogue.malls.pictures,
      ...catalogue.tenants.pictures,
      ...catalogue.makers.pictures,
      ...catalogue.categories.pictures,
      ...buildCoupons(catalogue, EPOCH).pictures,
      ...buildBanners(catalogue).pictures,
    ];
    const objects = [...new Set(pictures.flatMap(({ recipe }) => recipe.objects))];
    const missing = await Promise.all(
      objects.map(async (object) => ((await objectExists(object)) ? [] : [object])),
    );
    expect(missing.flat()).toEqual([]);
    const ids = new Set(pictures.map(({ id }) => `/media/catalog/${id}`));
    expect(
      each(
        ({ media, product }) =>
          media.length >= 3 && media.every(({ url }) => ids.has(url)) && media[0]?.url === product.image_url,
      ),
    ).toEqual([]);
  });

  it("has a product with a film in HD and SD", () => {
    const films = products.flatMap(({ media }) => media.filter(({ kind }) => kind === "video"));
    expect(films).toHaveLength(1);
    expect(films[0]?.sources?.map(({ quality, height }) => [quality, height])).toEqual([
      ["HD", 720],
      ["SD", 480],
    ]);
  });

  it("gives one picture one recipe, whoever shows it", () => {
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
  it("ask whole thousands above zero, and never more after a discount", () => {
    expect(
      each(({ variants }) =>
        variants.every(
          ({ price_after_discount: now, original_price_after_tax: full }) =>
            now > 0 && now <= full && now % 1000 === 0 && full % 1000 === 0,
        ),
      ),
    ).toEqual([]);
  });

  it("tell on the product what its variants say", () => {
    expect(
      each(({ product, variants }) => {
        const low = Math.min(...variants.map((variant) => variant.price_after_discount));
        const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
        return (
          product.price_after_discount === low &&
          product.stock === stock &&
          variants.length >= 1 &&
          variants.length <= 25
        );
      }),
    ).toEqual([]);
  });

  it("discount about half of the goods, and leave some sold out", () => {
    const discounted = products.filter(({ product }) => (product.discount_percent ?? 0) > 0).length;
    const soldOut = products.filter(({ product }) => product.stock === 0).length;
    expect(discounted / products.length).toBeGreaterThan(0.4);
    expect(discounted / products.length).toBeLessThan(0.7);
    expect(soldOut).toBeGreaterThan(20);
    expect(soldOut).toBeLessThan(200);
  });

  it("choose values that exist", () => {
    expect(
      each(({ groups, variants }) =>
        variants.every(
          ({ value_1, value_2 }) =>
            (value_1 === null ? groups.length === 0 : groups[0]?.values[value_1 ?? -1] !== undefined) &&
            (value_2 === null ? groups.length < 2 : groups[1]?.values[value_2 ?? -1] !== undefined),
        ),
      ),
    ).toEqual([]);
  });
});

describe("reviews", () => {
  it("add up to the histogram, the count and the rating", () => {
    expect(
      each(({ product, details, reviews }) => {
        const histogram = [1, 2, 3, 4, 5].map(
          (stars) => reviews.filter(({ rating }) => rating === stars).length,
        );
        const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / (reviews.length || 1);
        return (
          product.rating_count === reviews.length &&
          JSON.stringify(details.rating_histogram) === JSON.stringify(histogram) &&
          Math.abs((product.rating ?? 0) - mean) < 0.006
        );
      }),
    ).toEqual([]);
  });

  it("never outnumber what was sold, and do not repeat themselves on one product", () => {
    expect(each(({ product, reviews }) => reviews.length <= (product.sold_count ?? 0))).toEqual([]);
    const repeating = each(
      ({ reviews }) => new Set(reviews.map(({ content }) => content)).size === reviews.length,
    );
    expect(repeating.length).toBeLessThan(products.length * 0.01);
  });
});

it("has a station in every offered city", () => {
  expect(new Set(buildStations().map(({ province_id }) => province_id))).toEqual(new Set([79, 1, 74, 31]));
});
