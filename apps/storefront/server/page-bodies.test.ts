import { describe, expect, it } from "vitest";
import { bodiesOf, bodyIn, KEPT_ENCODING, sizeOf } from "./page-bodies.ts";
import { gunzipSync } from "node:zlib";

/** As large as a page, and as hard to compress. */
const numbers = Array.from({ length: 9_000 }, (_, index) => Math.round(Math.sin(index) * 99_999));
const html = Buffer.from(`<!doctype html><p title="giá">${numbers.join(" đ · ")}</p>`);

describe("the body of a cached page", () => {
  it("is compressed once, and takes exactly the memory that is counted", async () => {
    const bodies = await bodiesOf(html, KEPT_ENCODING);
    expect(Object.keys(bodies)).toEqual(["br"]);
    expect(bodies.br?.buffer.byteLength).toBe(sizeOf(bodies));
    expect(sizeOf(bodies)).toBeLessThan(html.byteLength);
  });

  it("is decompressed for a client that accepts no compression", async () => {
    expect(await bodyIn("identity", await bodiesOf(html, KEPT_ENCODING))).toEqual(html);
  });

  it("is gzipped for the first client that does not accept Brotli, and kept for the next", async () => {
    const bodies = await bodiesOf(html, KEPT_ENCODING);
    const first = await bodyIn("gzip", bodies);
    expect(gunzipSync(first)).toEqual(html);
    expect(await bodyIn("gzip", bodies)).toBe(first);
  });
});

it("a page that is not cached has a body in one encoding only", async () => {
  const bodies = await bodiesOf(html, "identity");
  expect(Object.keys(bodies)).toEqual(["identity"]);
  expect(await bodyIn("identity", bodies)).toEqual(html);
  await expect(bodyIn("br", bodies)).rejects.toThrow("not cached in br");
});
