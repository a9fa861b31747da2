import { afterEach, beforeEach, expect, it } from "vitest";
import { openOnePageShop } from "./test/one-page-shop.ts";

/** For busy machines. */
const PATIENTLY = { timeout: 15_000 };

let shop: Awaited<ReturnType<typeof openOnePageShop>>;
let rendering = 0;
let release: () => void;

/** A shop behind a trusted local proxy, whose renders finish only after `release`. */
beforeEach(async () => {
  const released = new Promise<void>((resolve) => (release = resolve));
  let rendered = 0;
  rendering = 0;
  shop = await openOnePageShop("<p>Sen</p>", { TRUSTED_PROXIES: "loopback" }, async () => {
    rendered += 1;
    // The first two renders fill the cache.
    if (rendered <= 2) return {};
    rendering += 1;
    await released;
    rendering -= 1;
    return {};
  });
});
afterEach(() => shop.close());

const ask = (client: string, page: number | string) =>
  fetch(`http://127.0.0.1:${shop.port}/product/${page}`, { headers: { "x-forwarded-for": client } });

it("a hundred pages requested at once by one client block neither cached pages nor other clients", async () => {
  for (let time = 0; time < 2; time += 1) await ask("203.0.113.1", "kept");
  const asked = Array.from({ length: 100 }, (_, index) => ask("203.0.113.1", index));
  let refused = 0;
  for (const answer of asked) {
    void answer.then(({ status, headers }) => {
      if (status === 503 && headers.get("retry-after") === "5") refused += 1;
    });
  }
  await expect.poll(() => refused, PATIENTLY).toBe(65);
  expect(rendering).toBe(3);
  const kept = await ask("203.0.113.1", "kept");
  expect([kept.status, kept.headers.get("x-cache")]).toEqual([200, "hit"]);

  const others = [ask("203.0.113.2", "b"), ask("2001:db8::1", "c"), ask("2001:db8::2", "d")];
  await expect.poll(() => rendering, PATIENTLY).toBe(6);
  release();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(35);
});

it("requests from many addresses share one limit on rendering and waiting", async () => {
  for (let time = 0; time < 2; time += 1) await ask("203.0.113.1", "kept");
  const asked = Array.from({ length: 150 }, (_, index) => ask(`203.0.113.${index}`, index));
  let refused = 0;
  for (const answer of asked) void answer.then(({ status }) => (refused += status === 503 ? 1 : 0));
  await expect.poll(() => refused, PATIENTLY).toBe(150 - 6 - 96);
  expect(rendering).toBe(6);
  release();
  await Promise.all(asked);
});
