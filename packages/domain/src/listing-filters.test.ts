import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ALL_PRODUCTS,
  PRODUCT_SORTS,
  serializeListingFilters,
  type ListingFilters,
} from "./listing-filters.ts";
import { changeFilters, countFilters, firstMallOf, listingQuery } from "./listing-query.ts";
import { parseListingFilters } from "./parse-listing-filters.ts";
import { DELIVERY_TYPES } from "./enumerations.ts";

const read = (query: string) => parseListingFilters(new URLSearchParams(query));

describe("listing filters parsed from a query", () => {
  it.each<[string, Partial<ListingFilters>]>([
    ["", {}],
    ["page=-1", {}],
    ["page=0&per_page=0", {}],
    ["page=2.5", {}],
    ["page=1e3", {}],
    ["page=3", { page: 3 }],
    ["per_page=100", { per_page: 100 }],
    ["per_page=101", {}],
    ["price_min=abc", {}],
    ["price_min=-5&price_max=1000", { price_max: 1000 }],
    ["price_min=0", { price_min: 0 }],
    ["price_min=500&price_max=100", { price_min: 100, price_max: 500 }],
    ["category_id=3&category_id=1&category_id=3&category_id=x&category_id=0", { category_id: [1, 3] }],
    ["category_id=2147483648", {}],
    ["delivery=express&delivery=drone&delivery=normal", { delivery: ["normal", "express"] }],
    ["sort_by=price_asc", { sort_by: "price_asc" }],
    ["sort_by=__proto__", {}],
    ["rating_min=4", { rating_min: 4 }],
    ["rating_min=6", {}],
    ["rating_min=4.5", {}],
    ["shipping_discount=1", { shipping_discount: true }],
    ["shipping_discount=yes", {}],
    ["keyword=%20%20", {}],
    ["keyword=%00", {}],
    ["keyword=%00ao%00%08dai%00", { keyword: "ao dai" }],
    ["keyword=%20a%CC%81o%20%20s%C6%A1%20mi", { keyword: "áo sơ mi" }],
  ])("turn %j into %j", (query, filters) => {
    expect(read(query)).toEqual({ ...ALL_PRODUCTS, ...filters });
  });

  it("accept any query, and stay the same when serialized and parsed again", () => {
    const names = Object.keys(ALL_PRODUCTS);
    const queries = fc.array(
      fc.tuple(fc.constantFrom(...names), fc.oneof(fc.string(), fc.integer().map(String))),
    );
    fc.assert(
      fc.property(queries, (pairs) => {
        const once = parseListingFilters(new URLSearchParams(pairs));
        expect(parseListingFilters(serializeListingFilters(once))).toEqual(once);
      }),
    );
  });

  it("survive a round trip through query parameters", () => {
    const id = fc
      .uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 5 })
      .map((list) => list.sort((a, b) => a - b));
    const filters = fc.record({
      keyword: fc.constantFrom("", "áo dài", "a&b=c #1"),
      category_id: id,
      mall_id: id,
      tenant_id: id,
      maker_id: id,
      delivery: fc.subarray([...DELIVERY_TYPES]),
      price_min: fc.option(fc.integer({ min: 0, max: 1000 })),
      price_max: fc.option(fc.integer({ min: 1000, max: 99_999_999_999 })),
      rating_min: fc.option(fc.integer({ min: 1, max: 5 })),
      shipping_discount: fc.boolean(),
      sort_by: fc.constantFrom(...PRODUCT_SORTS),
      per_page: fc.integer({ min: 1, max: 100 }),
      page: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(filters, (some) => {
        expect(parseListingFilters(new URLSearchParams(serializeListingFilters(some).toString()))).toEqual(
          some,
        );
      }),
    );
  });
});

describe("a listing query", () => {
  it("omits default values", () => {
    expect(serializeListingFilters(ALL_PRODUCTS).toString()).toBe("");
    expect(serializeListingFilters({ mall_id: [8], shipping_discount: true, page: 1 }).toString()).toBe(
      "mall_id=8&shipping_discount=1",
    );
  });

  it("returns to page 1 when a filter changes", () => {
    const filters = { ...ALL_PRODUCTS, page: 4 };
    expect(changeFilters(filters, { delivery: ["express"] })).toEqual({
      ...ALL_PRODUCTS,
      delivery: ["express"],
    });
    expect(changeFilters(filters, { page: 5 }).page).toBe(5);
  });
});

describe("the chosen mall", () => {
  it.each<[string, Partial<ListingFilters>, number | undefined]>([
    ["begins a list", { category_id: [3], page: 2, rating_min: 4 }, 8],
    ["begins a list by what sells best", { sort_by: "popular" }, 8],
    ["begins no list in another order", { sort_by: "price_asc" }, undefined],
    ["begins no list of malls that were chosen", { mall_id: [6] }, undefined],
    ["begins no list of a shop", { tenant_id: [17] }, undefined],
    ["begins no search", { keyword: "áo" }, undefined],
  ])("%s", (_what, filters, first) => {
    expect(firstMallOf({ ...ALL_PRODUCTS, ...filters }, 8)).toBe(first);
    expect(firstMallOf({ ...ALL_PRODUCTS, ...filters }, null)).toBeUndefined();
  });
});

describe("a listing request", () => {
  it("sends only active filters, sort order and page", () => {
    expect(listingQuery(ALL_PRODUCTS)).toEqual({ sort_by: "relevance", per_page: 24, page: 1 });
    const narrowed = { ...ALL_PRODUCTS, keyword: "áo", price_min: 0, rating_min: 4, shipping_discount: true };
    expect(listingQuery(narrowed)).toEqual({
      keyword: "áo",
      price_min: 0,
      rating_min: 4,
      shipping_discount: 1,
      sort_by: "relevance",
      per_page: 24,
      page: 1,
    });
  });

  it("counts each mall, the price range and the rating as a filter that can be removed", () => {
    expect(countFilters(ALL_PRODUCTS)).toBe(0);
    expect(
      countFilters({
        ...ALL_PRODUCTS,
        keyword: "áo",
        mall_id: [8, 6],
        price_min: 1,
        price_max: 2,
        rating_min: 3,
        page: 2,
      }),
    ).toBe(4);
  });
});
