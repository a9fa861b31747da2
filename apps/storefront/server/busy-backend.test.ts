import { createApiClient } from "@sen/api";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { RenderedPage } from "../src/entry-server.tsx";
import { backendApi } from "./backend-api.ts";
import { closeAll, listening } from "./test/listening.ts";
import { openOnePageShop } from "./test/one-page-shop.ts";

describe("a page that a busy backend cannot deliver", () => {
  let shop: Awaited<ReturnType<typeof openOnePageShop>>;
  let rendered: Partial<RenderedPage> = {};
  beforeEach(async () => {
    shop = await openOnePageShop("<p>Sen</p>", {}, () => Promise.resolve(rendered));
  });
  afterEach(() => shop.close());
  const ask = () => fetch(`http://127.0.0.1:${shop.port}/product/1`);

  it("is a 503 with Retry-After when none is cached", async () => {
    rendered = { status: 503, isLasting: false };
    const { status, headers } = await ask();
    expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
  });

  it("in full is shown in part when none is cached, and rendered anew for the next request", async () => {
    rendered = { isLasting: false, html: Buffer.from("<p>No menus</p>") };
    const first = await ask();
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await first.text()).toBe("<p>No menus</p>");
    rendered = {};
    expect(await (await ask()).text()).toBe("<p>Sen</p>");
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
