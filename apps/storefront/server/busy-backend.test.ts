import { createApiClient } from "@sen/api";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RenderedPage } from "../src/entry-server.tsx";
import { backendApi } from "./backend-api.ts";
import { closeAll, listening } from "./test/listening.ts";
import { openOnePageShop } from "./test/one-page-shop.ts";

/** A page is fresh for one minute, and served stale for ten more while it is revalidated. */
const TOO_OLD_MS = 20 * 60_000;

describe("a page that a busy backend cannot deliver", () => {
  let shop: Awaited<ReturnType<typeof openOnePageShop>>;
  let rendered: Partial<RenderedPage> = {};
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    rendered = {};
    shop = await openOnePageShop("<p>Sen</p>", {}, () => Promise.resolve(rendered));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await shop.close();
  });
  const ask = async (page: string) => {
    const { status, headers, ...answer } = await fetch(`http://127.0.0.1:${shop.port}/product/${page}`).then(
      async (response) => ({
        status: response.status,
        headers: response.headers,
        text: await response.text(),
      }),
    );
    return {
      status,
      cache: headers.get("x-cache"),
      cacheControl: headers.get("cache-control"),
      retryAfter: headers.get("retry-after"),
      ...answer,
    };
  };

  it.each([
    ["whole", { status: 503, isLasting: false, html: Buffer.from("<p>Busy</p>") }],
    ["in part", { isLasting: false, html: Buffer.from("<p>No menus</p>") }],
  ] as const)("%s is served from the cache, however old", async (_, refused) => {
    for (let time = 0; time < 2; time += 1) await ask("1");
    rendered = refused;
    vi.setSystemTime(Date.now() + TOO_OLD_MS);
    expect(await ask("1")).toMatchObject({ status: 200, cache: "stale", text: "<p>Sen</p>" });
  });

  it("is a 503 with Retry-After when none is cached", async () => {
    rendered = { status: 503, isLasting: false, html: Buffer.from("<p>Busy</p>") };
    expect(await ask("2")).toMatchObject({ status: 503, retryAfter: "5", text: "<p>Busy</p>" });
  });

  it("in full is shown in part when none is cached, and rendered anew for the next request", async () => {
    rendered = { isLasting: false, html: Buffer.from("<p>No menus</p>") };
    const miss = { status: 200, cache: "miss" };
    expect(await ask("3")).toMatchObject({ ...miss, cacheControl: "no-store", text: "<p>No menus</p>" });
    rendered = {};
    expect(await ask("3")).toMatchObject({ ...miss, text: "<p>Sen</p>" });
  });
});

describe("a backend call of a page", () => {
  afterEach(closeAll);

  /** Calls a backend that refuses this many times before it responds. Returns the number of calls. */
  async function asked(refusals: number, retryAfter: string) {
    let calls = 0;
    const url = await listening((_request, response) => {
      calls += 1;
      const isBusy = calls <= refusals;
      response
        .writeHead(isBusy ? 503 : 200, { "content-type": "application/json", "retry-after": retryAfter })
        .end(JSON.stringify({ code: isBusy ? 503 : 200, data: [] }));
    });
    const api = backendApi({ createApiClient } as Parameters<typeof backendApi>[0], url, "vi", "1");
    const { response } = await api.GET("/malls/all", {});
    return { calls, status: response.status };
  }

  it("is retried once when the backend is busy for a moment", async () => {
    expect(await asked(1, "0")).toEqual({ calls: 2, status: 200 });
  });

  it("fails after the second refusal, and at once when Retry-After is longer", async () => {
    expect(await asked(9, "0")).toEqual({ calls: 2, status: 503 });
    expect(await asked(9, "5")).toEqual({ calls: 1, status: 503 });
  });
});
