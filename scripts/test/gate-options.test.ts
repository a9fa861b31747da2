import { describe, expect, it } from "vitest";
import { readGateOptions, reachOfShard } from "../gate-options.mjs";

describe("the gate's options", () => {
  it.each([
    [[], { changed: false, base: undefined, shard: undefined }],
    [["--changed"], { changed: true, base: undefined, shard: undefined }],
    [["--changed", "v1.2"], { changed: true, base: "v1.2", shard: undefined }],
    [["--shard", "2/3"], { changed: false, base: undefined, shard: "2/3" }],
    [["--changed", "--shard", "3/3"], { changed: true, base: undefined, shard: "3/3" }],
  ])("reads %j", (args, options) => {
    expect(readGateOptions(args)).toEqual(options);
  });

  it.each([[["--shard"]], [["--shard", "0/3"]], [["--shard", "4/3"]], [["--shard", "a"]], [["stories"]]])(
    "refuses %j in a sentence",
    (args) => {
      expect(() => readGateOptions(args)).toThrow("Write npm test");
    },
  );

  it("leaves what is one stage to the first shard", () => {
    expect(reachOfShard(undefined)).toEqual({});
    expect(reachOfShard("1/3")).toEqual({});
    expect(reachOfShard("2/3")).toMatchObject({ types: false, "size budgets": false });
    expect(reachOfShard("2/3")).not.toHaveProperty("build");
  });
});
