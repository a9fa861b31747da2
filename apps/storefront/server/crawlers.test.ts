import { afterEach, describe, expect, it } from "vitest";
import * as entry from "../src/entry-server.tsx";
import { proxyBackend } from "./api-proxy.ts";
import { readConfig } from "./config.ts";
import { feed } from "./feed.ts";
import { renderLimit } from "./render-limit.ts";
import type { Renderer } from "./renderer.ts";
import { sitemapPages } from "./crawlers.ts";
import { closeAll, listening, opened, testServer } from "./test/listening.ts";

afterEach(closeAll);

const PUBLIC_URL = "https://sen.example";

/** The sitemap and the feeds of a shop with this backend. */
async function shopBefore(BACKEND_URL: string): Promise<string> {
  const config = readConfig({ BACKEND_URL, PUBLIC_URL }, []);
  const renderer = () => Promise.resolve({ entry } as unknown as Renderer);
  const app = testServer();
  await proxyBackend(app, config);
  app.get("/sitemap-pages.xml", sitemapPages(config, renderer));
  app.get("/blogs/rss.xml", feed(config, renderer, renderLimit()));
  return opened(app);
}

const NOWHERE = "http://127.0.0.1:1";

describe("the sitemap", () => {
  it("lists public pages in both languages without calling the backend, and no personal ones", async () => {
    const text = await (await fetch(`${await shopBefore(NOWHERE)}/sitemap-pages.xml`)).text();
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
    for (const path of ["/products", "/coupons", "/blogs", "/support/category/9", "/policy/terms"]) {
      expect(places).toContain(PUBLIC_URL + path);
      expect(places).toContain(`${PUBLIC_URL}/en${path}`);
    }
    expect(places).toContain(`${PUBLIC_URL}/blogstype?type=news`);
    for (const path of ["/cart", "/search", "/account", "/login", "/blogstype"]) {
      expect(places).not.toContain(PUBLIC_URL + path);
    }
    expect(new Set(places).size).toBe(places.length);
  });
});

const refusing = () =>
  listening((_req, res) => {
    res.writeHead(500, { "content-type": "application/json" });
    res.end(JSON.stringify({ code: 500, status: 0, message: "", data: null }));
  });

it.each([
  ["/sitemap.xml", "does not answer", () => Promise.resolve(NOWHERE), "5"],
  ["/blogs/rss.xml", "does not answer", () => Promise.resolve(NOWHERE), "30"],
  ["/blogs/rss.xml", "refuses", refusing, "30"],
])("%s responds with an uncached 503 while the backend %s", async (path, _, backend, retryAfter) => {
  const answer = await fetch((await shopBefore(await backend())) + path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe(retryAfter);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});
