import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readingMinutes } from "./blog.ts";
import {
  ALL_BLOGS,
  parseBlogFilters,
  serializeBlogFilters,
  BLOG_SORTS,
  type BlogFilters,
} from "./blog-filters.ts";
import { blogQuery, isBlogNarrowed } from "./blog-query.ts";

const parsed = (address: string) => parseBlogFilters(new URLSearchParams(address));

const anyFilters: fc.Arbitrary<BlogFilters> = fc.record({
  type: fc.constantFrom(null, "blog", "news"),
  topic_id: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  blog_topic_id: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
  tag_ids: fc
    .uniqueArray(fc.integer({ min: 1, max: 9999 }), { maxLength: 5 })
    .map((ids) => ids.sort((a, b) => a - b)),
  keyword: fc.constantFrom("", "vải lanh", "nồi cơm điện & chảo", "100%?#"),
  is_highlight: fc.option(fc.boolean()),
  status: fc.constantFrom(0, 1),
  sort_by: fc.constantFrom(...BLOG_SORTS),
  per_page: fc.integer({ min: 1, max: 100 }),
  page: fc.integer({ min: 1, max: 100_000 }),
});

describe("blog filters", () => {
  it("survive a round trip through query parameters", () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(parseBlogFilters(serializeBlogFilters(filters))).toEqual(filters);
      }),
    );
  });

  it("serialize to one canonical query, empty when nothing is filtered", () => {
    expect(serializeBlogFilters(ALL_BLOGS).toString()).toBe("");
    expect(
      serializeBlogFilters(parsed("page=1&type=news&tag_ids=9&tag_ids=2&tag_ids=9&utm=x")).toString(),
    ).toBe("type=news&tag_ids=2&tag_ids=9");
  });

  it.each([
    "type=opinion",
    "topic_id=abc",
    "blog_topic_id=-1",
    "tag_ids=0",
    "keyword=%20%20",
    "is_highlight=maybe",
    "status=9",
    "sort_by=__proto__",
    "per_page=0",
    "per_page=101",
    "page=-3",
  ])("ignore the invalid query parameter %s", (address) => {
    expect(parsed(address)).toEqual(ALL_BLOGS);
  });

  it("send only active filters, besides sort order and page", () => {
    expect(blogQuery(ALL_BLOGS)).toEqual({ sort_by: "relevance", per_page: 12, page: 1 });
    expect(blogQuery(parsed("is_highlight=0&status=0&blog_topic_id=11"))).toMatchObject({
      is_highlight: 0,
      status: 0,
      blog_topic_id: 11,
    });
  });

  it("count as narrowed by any filter, but not by sort order, page or page size", () => {
    expect(isBlogNarrowed(parsed("sort_by=views&page=3&per_page=24"))).toBe(false);
    expect(isBlogNarrowed(parsed("keyword=lanh"))).toBe(true);
    expect(isBlogNarrowed(parsed("is_highlight=0"))).toBe(true);
  });
});

describe("reading time", () => {
  it.each([
    ["", 1],
    ["một hai ba", 1],
    ["chữ ".repeat(440), 2],
    ["word ".repeat(2200), 10],
  ])("is whole minutes, at least one", (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });
});
