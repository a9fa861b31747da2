import { Overloaded } from "@sen/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createOutdatedPages } from "./outdated-pages.ts";
import { createPageCache, type CacheablePage } from "./page-cache.ts";

const pageOf = (text: string, change: Partial<CacheablePage> = {}): CacheablePage => ({
  status: 200,
  body: Buffer.from(text),
  etag: `"${text}"`,
  scriptHashes: [],
  madeAt: Date.now(),
  renderMs: 1,
  productIds: [],
  isLasting: true,
  cacheTtlSeconds: 60,
  ...change,
});

const textOf = ({ page }: { page: CacheablePage }) => page.body.toString();

/** A cache on fake timers, with a function that advances them. */
function cacheAt() {
  const outdated = createOutdatedPages();
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
  const cache = createPageCache(1_000_000, outdated);
  return {
    outdated,
    cache,
    /** Requests a page twice, so that it is cached. */
    keep: async (key: string, make: () => Promise<CacheablePage>) => {
      await cache.get(key, make);
      await cache.get(key, make);
    },
    pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1000),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("the page cache", () => {
  it("renders a page once for concurrent requests", async () => {
    const { cache } = cacheAt();
    const make = vi.fn(() => Promise.resolve(pageOf("a")));
    const answers = await Promise.all([1, 2, 3].map(() => cache.get("/", make)));
    expect(make).toHaveBeenCalledTimes(1);
    expect(answers.map(textOf)).toEqual(["a", "a", "a"]);
  });

  it("renders a page for the others who wait for it when whoever asked first is refused", async () => {
    const { cache } = cacheAt();
    const turn = Promise.withResolvers<CacheablePage>();
    const first = cache.get("/", () => turn.promise);
    const others = [1, 2].map(() => cache.get("/", () => Promise.resolve(pageOf("a"))));
    turn.reject(new Overloaded("a client with fewer took the place", { isClientsOwn: true }));
    await expect(first).rejects.toThrow(Overloaded);
    expect((await Promise.all(others)).map(textOf)).toEqual(["a", "a"]);
  });

  it("refuses all who wait for a render at once when the server is overloaded", async () => {
    const { cache } = cacheAt();
    const make = vi.fn(() => Promise.reject(new Overloaded("96 wait already")));
    const answers = await Promise.allSettled([1, 2, 3].map(() => cache.get("/", make)));
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(make).toHaveBeenCalledOnce();
  });

  it("caches a page from its second request", async () => {
    const { cache } = cacheAt();
    const make = () => Promise.resolve(pageOf("a"));
    const answers = [await cache.get("/", make), await cache.get("/", make), await cache.get("/", make)];
    expect(answers.map(({ status }) => status)).toEqual(["miss", "miss", "hit"]);
  });

  it("keeps a page that people read while endless URLs are requested once each", async () => {
    const { cache, keep } = cacheAt();
    await keep("/", () => Promise.resolve(pageOf("home")));
    for (let price = 0; price < 500; price += 1) {
      await cache.get(`/products?price_min=${price}`, () => Promise.resolve(pageOf("x".repeat(10_000))));
    }
    const home = await cache.get("/", () => Promise.reject(new Error("not asked")));
    expect([home.status, textOf(home)]).toEqual(["hit", "home"]);
  });

  it("serves a stale page while it renders the next", async () => {
    const { cache, keep, pass } = cacheAt();
    await keep("/", () => Promise.resolve(pageOf("old")));
    pass(61);
    const second = await cache.get("/", () => Promise.resolve(pageOf("new")));
    expect([second.status, textOf(second)]).toEqual(["stale", "old"]);
    await vi.waitFor(async () => {
      const third = await cache.get("/", () => Promise.reject(new Error("not asked")));
      expect([third.status, textOf(third)]).toEqual(["hit", "new"]);
    });
  });

  it("waits for a new page when the cached one is too old", async () => {
    const { cache, keep, pass } = cacheAt();
    await keep("/", () => Promise.resolve(pageOf("old")));
    pass(3_600);
    const later = await cache.get("/", () => Promise.resolve(pageOf("new")));
    expect([later.status, textOf(later)]).toEqual(["miss", "new"]);
  });

  it.each([
    ["fails", 503],
    ["brings a part", 200],
  ])("serves the last page for as long as rendering %s", async (_, status) => {
    const { cache, keep, pass } = cacheAt();
    await keep("/", () => Promise.resolve(pageOf("old")));
    const down = () => Promise.resolve(pageOf("down", { status, cacheTtlSeconds: 0 }));
    for (const seconds of [61, 3_600, 86_400]) {
      pass(seconds);
      const shown = await cache.get("/", down);
      expect([shown.status, textOf(shown)]).toEqual(["stale", "old"]);
    }
  });

  it("waits for a new page after one of its products changed, and serves the old one if rendering fails", async () => {
    const { cache, keep, outdated, pass } = cacheAt();
    const make = (text: string) => () => Promise.resolve(pageOf(text, { productIds: [7] }));
    await keep("/", make("old"));
    pass(1);
    outdated.note({ product_ids: [8], everything: false }, Date.now());
    expect((await cache.get("/", make("not asked"))).status).toBe("hit");
    outdated.note({ product_ids: [7], everything: false }, Date.now());
    const kept = await cache.get("/", () => Promise.reject(new Error("down")));
    expect([kept.status, textOf(kept)]).toEqual(["stale", "old"]);
    pass(1);
    const changed = await cache.get("/", make("new"));
    expect([changed.status, textOf(changed)]).toEqual(["miss", "new"]);
    expect((await cache.get("/", make("not asked"))).status).toBe("hit");
  });

  it("stops serving a page whose subject is gone", async () => {
    const { cache, keep, outdated, pass } = cacheAt();
    const gone = () => Promise.resolve(pageOf("404", { status: 404, cacheTtlSeconds: 0 }));
    await keep("/", () => Promise.resolve(pageOf("old", { productIds: [7] })));
    pass(1);
    outdated.note({ product_ids: [7], everything: false }, Date.now());
    const next = await cache.get("/", gone);
    expect([next.status, textOf(next)]).toEqual(["miss", "404"]);
    await expect(cache.get("/", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  });

  it("renders a page again whose product changed while it was rendered", async () => {
    const { cache, keep, outdated, pass } = cacheAt();
    await keep("/", () => {
      const page = pageOf("old", { productIds: [7] });
      pass(1);
      outdated.note({ product_ids: [7], everything: false }, Date.now());
      return Promise.resolve(page);
    });
    const next = await cache.get("/", () => Promise.resolve(pageOf("new")));
    expect([next.status, textOf(next)]).toEqual(["miss", "new"]);
  });

  it("does not cache failures", async () => {
    const { cache } = cacheAt();
    const down = await cache.get("/", () => Promise.resolve(pageOf("down", { cacheTtlSeconds: 0 })));
    expect([down.status, textOf(down)]).toEqual(["miss", "down"]);
    const next = await cache.get("/", () => Promise.resolve(pageOf("a")));
    expect([next.status, textOf(next)]).toEqual(["miss", "a"]);
  });

  it("stays within its byte limit", async () => {
    const { cache, keep } = cacheAt();
    for (let index = 0; index < 500; index += 1) {
      await keep(`/${String(index)}`, () => Promise.resolve(pageOf("x".repeat(2_000))));
    }
    expect(cache.bytes()).toBeLessThanOrEqual(1_000_000);
  });
});
