import { describe, expect, it } from "vitest";
import { bodiesOf, bodyIn, KEPT_ENCODINGS, sizeOf } from "./page-bodies.ts";

/** As large as a page, and as hard to compress. */
const numbers = Array.from({ length: 9_000 }, (_, index) => Math.round(Math.sin(index) * 99_999));
const html = Buffer.from(`<!doctype html><p title="giá">${numbers.join(" đ · ")}</p>`);

describe("the bodies of a cached page", () => {
  it("are compressed only, and take exactly the memory that is counted", async () => {
    const bodies = await bodiesOf(html, KEPT_ENCODINGS);
    expect(Object.keys(bodies)).toEqual(["br", "gzip"]);
    const taken = Object.values(bodies).map(({ buffer }) => buffer.byteLength);
    expect(taken.reduce((sum, bytes) => sum + bytes)).toBe(sizeOf(bodies));
    expect(sizeOf(bodies)).toBeLessThan(html.byteLength);
  });

  it("are decompressed for a client that accepts no compression", async () => {
    expect(await bodyIn("identity", await bodiesOf(html, KEPT_ENCODINGS))).toEqual(html);
  });
});

it("a page that is not cached has a body in one encoding only", async () => {
  const bodies = await bodiesOf(html, ["identity"]);
  expect(Object.keys(bodies)).toEqual(["identity"]);
  expect(await bodyIn("identity", bodies)).toEqual(html);
  await expect(bodyIn("br", bodies)).rejects.toThrow("not cached in br");
});
