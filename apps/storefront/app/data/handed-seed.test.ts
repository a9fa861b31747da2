import { describe, expect, it } from "vitest";
import { seedElement, seedOf } from "./handed-seed.ts";

const textOf = (element: string) =>
  /<script type="application\/json" id="seed">(.*)<\/script>$/s.exec(element)?.[1] ?? "";

describe("the seed of a page", () => {
  it("comes out as it went in, an endless list with the page that it begins with", () => {
    const page = { data: { items: [1, 2] } };
    const seed = { product: { name: "Áo dài", stock: 3 }, page, list: [page], others: ["a"], none: [] };
    const read = seedOf(textOf(seedElement(seed)));
    expect(read).toEqual(seed);
    expect((read["list"] as unknown[])[0]).toBe(read["page"]);
  });

  it("holds an answer once, however often it is needed", () => {
    const page = { said: "once" };
    expect(seedElement({ page, list: [page] }).split("once")).toHaveLength(2);
  });

  it("can't be closed by a text in it", () => {
    const seed = { review: "</script><script>alert(1)</script><!--" };
    const element = seedElement(seed);
    expect(element.match(/<\/?script|<!--/g)).toHaveLength(2);
    expect(seedOf(textOf(element))).toEqual(seed);
  });

  it("is empty where a page has none", () => {
    expect(seedOf("")).toEqual({});
  });
});
