import { describe, expect, it } from "vitest";
import { listingCorrections } from "./listing-corrections.ts";

describe("corrections of a listing query", () => {
  it.each([
    ["", []],
    ["price_min=100&price_max=500", []],
    ["price_min=500&price_max=100", ["price_swapped"]],
    ["price_min=%20500&price_max=100", ["price_swapped"]],
    ["price_min=100&price_max=100", []],
    ["price_min=500", []],
    ["price_min=500&price_max=abc", []],
    [`keyword=${"x".repeat(200)}`, []],
    [`keyword=${"x".repeat(199)}%20%20`, []],
    [`keyword=${"x".repeat(500)}`, ["keyword_cut"]],
    [`keyword=${"x".repeat(201)}&price_min=2&price_max=1`, ["keyword_cut", "price_swapped"]],
  ])("of %j are %j", (query, told) => {
    expect(listingCorrections(new URLSearchParams(query))).toEqual(told);
  });
});
