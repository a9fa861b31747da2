import { describe, expect, it, vi } from "vitest";
import { canonicalSearch, matchRoute } from "../../core/href.ts";
import { productRoutes } from "./routes.ts";
import { quantityOf, withSelection } from "./selection-params.ts";

const read = (search: string) => {
  const match = matchRoute([productRoutes.detail], "/product/42", search);
  if (!match) throw new Error("The product's address is none.");
  const { variant = null } = match.values as { variant?: number };
  return [variant, quantityOf(new URLSearchParams(search)), canonicalSearch(match)];
};

describe("the selection in a product's URL", () => {
  it.each([
    ["", null, 1, ""],
    ["?variant=4203&quantity=2&utm_source=x", 4203, 2, "?variant=4203"],
    ["?variant=abc&quantity=0", null, 1, ""],
    ["?variant=-1&quantity=1000", null, 1, ""],
    ["?variant=9007199254740992&quantity=2.5", null, 1, ""],
    ["?variant=7&variant=8", 7, 1, "?variant=7"],
  ])("is parsed from %s", (search, variant, quantity, canonical) => {
    expect(read(search)).toEqual([variant, quantity, canonical]);
  });

  it("survives being written and parsed, and leaves the rest of the query alone", () => {
    const search = withSelection("?utm_source=x&variant=1&quantity=9", { variantId: 4203, quantity: 3 });
    expect(search).toBe("?utm_source=x&variant=4203&quantity=3");
    expect(read(search).slice(0, 2)).toEqual([4203, 3]);
    expect(withSelection(search, { variantId: null, quantity: 1 })).toBe("?utm_source=x");
    expect(withSelection("?variant=1", { variantId: null, quantity: 1 })).toBe("");
  });

  it("leaves no question mark behind, in browsers without `URLSearchParams.size` too", () => {
    const size = vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
    expect(withSelection("?variant=1", { variantId: null, quantity: 1 })).toBe("");
    size.mockRestore();
  });
});
