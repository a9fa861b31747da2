import { expect, it } from "vitest";
import { compressPage } from "./page-bodies.ts";

/** As large as a page, and as hard to compress. */
const numbers = Array.from({ length: 9_000 }, (_, index) => Math.round(Math.sin(index) * 99_999));
const html = Buffer.from(`<!doctype html><p title="giá">${numbers.join(" đ · ")}</p>`);

it("a page's body is compressed, and takes exactly the memory that is counted", async () => {
  const body = await compressPage(html);
  expect(body.buffer.byteLength).toBe(body.byteLength);
  expect(body.byteLength).toBeLessThan(html.byteLength);
});
