import { expect, test } from "../support/test.ts";

test("a page requested twice is cached under its known query parameters, and served while the backend is down", async ({
  fragile,
  request,
}) => {
  const ask = (path: string) => request.get(fragile.url + path);
  const cacheOf = async (path: string) => (await ask(path)).headers()["x-cache"];

  expect(await cacheOf("/product/1")).toBe("miss");
  const kept = await ask("/product/1");
  expect(kept.headers()["x-cache"]).toBe("miss");
  const tagged = await ask("/product/1?utm_source=mail&fbclid=1");
  expect(tagged.headers()["x-cache"]).toBe("hit");
  expect(await tagged.text()).toBe(await kept.text());
  for (let time = 0; time < 2; time += 1) await ask("/products?category_id=1&sort_by=price_asc");
  expect(await cacheOf("/products?x=1&sort_by=price_asc&category_id=1&page=1")).toBe("hit");
  expect(await cacheOf("/en/product/1")).toBe("miss");

  for (const path of ["/search?keyword=ao", "/product/99999999", "/no/such/page"]) {
    const answers = [await cacheOf(path), await cacheOf(path), await cacheOf(path)];
    expect([path, ...answers]).toEqual([path, "miss", "miss", "miss"]);
  }

  fragile.cut();
  const during = await ask("/product/1");
  expect(during.status()).toBe(200);
  expect(await during.text()).toBe(await kept.text());
  const other = await ask("/product/5");
  expect(other.status()).toBe(503);
  expect(other.headers()["cache-control"]).toBe("no-store");
  fragile.mend();
  expect((await ask("/product/5")).status()).toBe(200);
});
