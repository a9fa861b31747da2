import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compactCount } from "./compact-count.ts";
import { isBuyable, lineProblem } from "./line-problem.ts";
import { hasRenditions, pictureSrcSet, pictureUrl } from "./picture.ts";
import { sortProvinces } from "./provinces.ts";

describe("a compact count", () => {
  it.each([
    [0, 0, ""],
    [999, 999, ""],
    [1_000, 1, "k"],
    [1_249, 1.2, "k"],
    [1_250, 1.3, "k"],
    [99_949, 99.9, "k"],
    [999_949, 999.9, "k"],
    [999_950, 1, "M"],
    [2_400_000, 2.4, "M"],
    [999_950_000, 1, "B"],
    [1_000_000_000, 1, "B"],
    [1_500_000_000_000, 1500, "B"],
  ])("of %s is %s%s", (count, value, unit) => {
    expect(compactCount(count)).toEqual({ value, unit });
  });

  it("stays below 1000 of its unit, has one decimal at most, and is close to the count", () => {
    const sizes = { "": 1, k: 1e3, M: 1e6, B: 1e9 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_000_000_000 }), (count) => {
        const { value, unit } = compactCount(count);
        expect(value).toBeLessThan(1000);
        expect(Math.round(value * 10) / 10).toBe(value);
        expect(Math.abs(value * sizes[unit] - count)).toBeLessThanOrEqual(sizes[unit] / 20 + 1e-6);
      }),
    );
  });
});

describe("a picture", () => {
  it("has a URL for each width and format", () => {
    expect(pictureUrl("/media/catalog/42", 320, "avif")).toBe("/media/catalog/42/320.avif");
    expect(pictureSrcSet("/media/catalog/42", "webp", 480)).toBe(
      "/media/catalog/42/160.webp 160w, /media/catalog/42/320.webp 320w, /media/catalog/42/480.webp 480w",
    );
    expect(pictureSrcSet("/media/catalog/42", "avif")?.split(", ")).toHaveLength(6);
  });

  it.each([
    "/images/logo.svg",
    "https://cdn.example/a.b/photo.JPG?x=1",
    "data:image/png;base64,AA",
    "blob:x",
    "",
  ])("at %j has no renditions and is used as it is", (url) => {
    expect(hasRenditions(url)).toBe(false);
    expect(pictureUrl(url, 320)).toBe(url);
    expect(pictureSrcSet(url, "avif")).toBeNull();
  });
});

describe("provinces", () => {
  it("are sorted with the preferred ones first, then by name without accents", () => {
    const names = ["Tỉnh Đắk Lắk", "Thành phố Hải Phòng", "Tỉnh An Giang", "Tỉnh Bình Dương", "Tỉnh Cà Mau"];
    const given = [...names, "Thành phố Hà Nội", "Tỉnh Hà Nam", "Thành phố Hồ Chí Minh"].map((name) => ({
      name,
    }));
    expect(sortProvinces(given).map(({ name }) => name)).toEqual([
      "Thành phố Hồ Chí Minh",
      "Thành phố Hà Nội",
      "Tỉnh Bình Dương",
      "Thành phố Hải Phòng",
      "Tỉnh An Giang",
      "Tỉnh Cà Mau",
      "Tỉnh Đắk Lắk",
      "Tỉnh Hà Nam",
    ]);
  });
});

describe("a cart line", () => {
  const then = { quantity: 2, price: 100_000, inDeal: false };
  const now = { onSale: true, stock: 5, price: 100_000, inDeal: false };
  it.each([
    ["is fine as it was", {}, {}, null, true],
    ["is off the shelves", {}, { onSale: false, stock: 0 }, "unavailable", false],
    ["is sold out", {}, { stock: 0, price: 1 }, "sold_out", false],
    ["has fewer left", {}, { stock: 1 }, "not_enough_stock", false],
    ["has enough of its deal left", {}, { dealLeft: 2 }, null, true],
    ["has too few of its deal left", {}, { dealLeft: 1 }, "deal_limit", false],
    ["costs something else", {}, { price: 90_000 }, "price_changed", true],
    ["lost its deal", { inDeal: true }, { price: 120_000 }, "deal_ended", true],
    ["lost its deal and is as cheap", { inDeal: true }, {}, null, true],
  ] as const)("%s", (_, before, after, problem, buyable) => {
    expect(lineProblem({ ...then, ...before }, { ...now, ...after })).toBe(problem);
    expect(isBuyable(problem)).toBe(buyable);
  });
});
