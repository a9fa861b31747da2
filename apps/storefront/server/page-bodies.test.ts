import { expect, it } from "vitest";
import { bodyIn, bodyOf, KEPT_ENCODING } from "./page-bodies.ts";
import { gunzipSync } from "node:zlib";

/** As large as a page, and as hard to compress. */
const numbers = Array.from({ length: 9_000 }, (_, index) => Math.round(Math.sin(index) * 99_999));
const html = Buffer.from(`<!doctype html><p title="giá">${numbers.join(" đ · ")}</p>`);

it("a cached page's body is compressed, and takes exactly the memory that is counted", async () => {
  const { body, encoding } = await bodyOf(html, KEPT_ENCODING);
  expect(encoding).toBe("br");
  expect(body.buffer.byteLength).toBe(body.byteLength);
  expect(body.byteLength).toBeLessThan(html.byteLength);
});

it("a cached page is decompressed for a client that accepts no compression, and gzipped for one without Brotli", async () => {
  const page = await bodyOf(html, KEPT_ENCODING);
  const { body } = page;
  expect(await bodyIn("identity", page)).toEqual(html);
  expect(gunzipSync(await bodyIn("gzip", page))).toEqual(html);
  expect(await bodyIn("br", page)).toBe(body);
});
