import { describe, expect, it } from "vitest";
import { readPrices } from "./price-words.ts";

describe("prices that a query names", () => {
  it.each([
    ["giày dưới 500k", "giày", null, 500_000],
    ["tai nghe duoi 1 trieu", "tai nghe", null, 1_000_000],
    ["laptop dưới 1,5 triệu", "laptop", null, 1_500_000],
    ["đầm dưới 300.000 đ", "đầm", null, 300_000],
    ["vali từ 1 đến 2 triệu", "vali", 1_000_000, 2_000_000],
    ["vali 500k - 1tr", "vali", 500_000, 1_000_000],
    ["đồng hồ trên 2 triệu", "đồng hồ", 2_000_000, null],
    ["shirt under 400k", "shirt", null, 400_000],
  ])("%s", (query, rest, min, max) => {
    const read = readPrices(query);
    expect({ ...read, rest: read.rest.trim() }).toEqual({ rest, min, max });
  });

  it.each([
    "áo 2 lớp",
    "lều 4 người",
    "giày size 39",
    "tivi 55 inch",
    "pin từ 6 tháng",
    "kem dưới mắt",
    "vitamin 3 - 6",
  ])("%s names none", (query) => {
    expect(readPrices(query)).toEqual({ rest: query, min: null, max: null });
  });
});
