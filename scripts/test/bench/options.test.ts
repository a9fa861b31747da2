import { describe, expect, it } from "vitest";
import { PARTS } from "../../bench/figures.ts";
import { readOptions } from "../../bench/options.ts";

describe("the bench's command line", () => {
  it("measures everything when nothing is named", () => {
    expect(readOptions([])).toEqual({
      parts: PARTS.filter((part) => part !== "size"),
      compare: [],
      strict: false,
      help: false,
    });
  });

  it("measures the named parts in the bench's order", () => {
    expect(readOptions(["--only", "made", "--only=html"]).parts).toEqual(["html", "made"]);
  });

  it("names the parts there are when one is unknown", () => {
    expect(() => readOptions(["--only", "speed"])).toThrow(
      /No such part: speed\. There are lines, .*, made, calls, orders, notices, size\./,
    );
  });

  it("takes a file to write, a file to compare with and to be strict", () => {
    expect(readOptions(["--json", "now.json", "--compare", "before.json", "--strict"])).toMatchObject({
      json: "now.json",
      compare: ["before.json"],
      strict: true,
    });
  });

  it("refuses more than two runs to compare, and options that it does not have", () => {
    expect(() => readOptions(["--compare", "a", "--compare", "b", "--compare", "c"])).toThrow("Two runs");
    expect(() => readOptions(["--fast"])).toThrow("--fast");
    expect(() => readOptions(["lighthouse"])).toThrow("lighthouse");
  });
});
