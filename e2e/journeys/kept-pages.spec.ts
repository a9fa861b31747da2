import { expect, test } from "../support/test.ts";

test("a page is made once and kept, compressed as the browser likes it", async ({ fragile, request }) => {
  const first = await request.get(`${fragile.url}/product/1`);
  expect(first.headers()["x-cache"]).toBe("miss");
  for (const [accepted, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", undefined],
  ] as const) {
    const again = await request.get(`${fragile.url}/product/1`, { headers: { "accept-encoding": accepted } });
    expect(again.headers()["x-cache"]).toBe("hit");
    expect(again.headers()["content-encoding"]).toBe(encoding);
    expect(await again.text()).toBe(await first.text());
  }
});

test("who has a page already is told so", async ({ fragile, request }) => {
  const { etag = "" } = (await request.get(`${fragile.url}/products`)).headers();
  expect(etag).not.toBe("");
  const again = await request.get(`${fragile.url}/products`, { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  expect(await again.body()).toHaveLength(0);
});

test("parameters that a page does not know make no other page", async ({ fragile, request }) => {
  await request.get(`${fragile.url}/product/2`);
  const tagged = await request.get(`${fragile.url}/product/2?utm_source=mail&fbclid=1`);
  expect(tagged.headers()["x-cache"]).toBe("hit");
  await request.get(`${fragile.url}/products?category_id=1&sort_by=price_asc`);
  const turned = await request.get(`${fragile.url}/products?x=1&sort_by=price_asc&category_id=1&page=1`);
  expect(turned.headers()["x-cache"]).toBe("hit");
});

test("each language has its own page", async ({ fragile, request }) => {
  const texts = await Promise.all(
    ["/product/3", "/en/product/3"].map(async (path) => (await request.get(fragile.url + path)).text()),
  );
  expect(texts.map((text) => /<html lang="(\w+)"/.exec(text)?.[1])).toEqual(["vi", "en"]);
});

test("a search for anything one can type is not kept", async ({ fragile, request }) => {
  const searches = ["/search?keyword=ao", "/account/purchase?keyword=ao"];
  for (const path of [...searches, ...searches]) {
    const answer = await request.get(fragile.url + path);
    expect(answer.headers()["x-cache"]).toBe("miss");
  }
});

test("what was kept is still there while the backend is down, and what was not is a 503", async ({
  fragile,
  request,
}) => {
  const before = await (await request.get(`${fragile.url}/product/4`)).text();
  fragile.cut();
  const during = await request.get(`${fragile.url}/product/4`);
  expect(during.status()).toBe(200);
  expect(await during.text()).toBe(before);
  const other = await request.get(`${fragile.url}/product/5`);
  expect(other.status()).toBe(503);
  expect(other.headers()["cache-control"]).toBe("no-store");
  fragile.mend();
  expect((await request.get(`${fragile.url}/product/5`)).status()).toBe(200);
});

test("a page that is not there, and one of a variant that the product does not have, are not kept", async ({
  fragile,
  request,
}) => {
  const twice = async (path: string) => {
    const first = await request.get(fragile.url + path);
    const second = await request.get(fragile.url + path);
    return [first, second].map((answer) => answer.headers()["x-cache"]);
  };
  const answer = await request.get(`${fragile.url}/product/99999999`);
  expect(answer.status()).toBe(404);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await twice("/product/99999999")).toEqual(["miss", "miss"]);
  expect(await twice("/no/such/page")).toEqual(["miss", "miss"]);
  expect(await twice("/product/6?variant=99999999")).toEqual(["miss", "miss"]);
  expect(await twice("/product/6")).toEqual(["miss", "hit"]);
});
