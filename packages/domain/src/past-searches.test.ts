import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addPastSearch, matchingPastSearches, PAST_SEARCH_LIMIT, removePastSearch } from "./past-searches.ts";

describe("past searches", () => {
  it("are kept newest first and without duplicates", () => {
    expect(addPastSearch(["ấm trà", "áo dài"], "  Áo  dài ")).toEqual(["Áo dài", "ấm trà"]);
    expect(addPastSearch(["ấm trà"], "   ")).toEqual(["ấm trà"]);
    expect(removePastSearch(["ấm trà", "áo dài"], "ÁO DÀI")).toEqual(["ấm trà"]);
  });

  it.each([
    ["", ["điện thoại", "áo dài", "áo"]],
    ["dien", ["điện thoại"]],
    ["ĐIỆN", ["điện thoại"]],
    ["ao", ["áo dài"]],
    ["thoại", []],
  ])("that start with %j are %j", (typed, found) => {
    expect(matchingPastSearches(["điện thoại", "áo dài", "áo"], typed)).toEqual(found);
  });

  it("stay within the limit, and can be removed", () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string({ minLength: 1 }), (before, keyword) => {
        const past = before.reduce<string[]>((kept, one) => addPastSearch(kept, one), []);
        const after = addPastSearch(past, keyword);
        expect(after.length).toBeLessThanOrEqual(PAST_SEARCH_LIMIT);
        expect(removePastSearch(after, keyword.trim())).not.toContain(keyword.trim() || null);
      }),
    );
  });
});
