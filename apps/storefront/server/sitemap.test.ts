import { afterEach, describe, expect, it } from "vitest";
import * as entry from "../src/entry-server.tsx";
import { readConfig } from "./config.ts";
import { feed } from "./feed.ts";
import { renderLimit } from "./render-limit.ts";
import type { Renderer } from "./renderer.ts";
import { sitemap } from "./sitemap.ts";
import { closeAll, listening, opened, testServer } from "./test/listening.ts";

afterEach(closeAll);

const PUBLIC_URL = "https://sen.example";

/** The site map and the feeds of a shop with this backend. */
function shopBefore(BACKEND_URL: string): Promise<string> {
  const config = readConfig({ BACKEND_URL, PUBLIC_URL }, []);
  const renderer = () => Promise.resolve({ entry } as unknown as Renderer);
  const app = testServer();
  app.get("/sitemap.xml", sitemap(config, renderer, renderLimit()));
  app.get("/blogs/rss.xml", feed(config, renderer, renderLimit()));
  return opened(app);
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

/** A backend whose lists hold so many rows; `refused` is one that it does not give. */
function backendOf(counts: Record<string, number>, refused?: string): Promise<string> {
  return listening((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? "", "http://backend");
    const path = pathname.replace("/api/v1", "");
    const count = counts[path] ?? 0;
    res.statusCode = path === refused ? 500 : 200;
    res.setHeader("content-type", "application/json");
    const [page, size] = [Number(searchParams.get("page")), Number(searchParams.get("per_page"))];
    const rows = numbers(count);
    const items = rows.slice((page - 1) * size, page * size);
    const data = page > 0 ? { items, last_page: Math.max(1, Math.ceil(count / size)) } : rows;
    res.end(
      JSON.stringify(
        path === refused ? { code: 500, status: 0, message: "", data: null } : { code: 200, status: 1, data },
      ),
    );
  });
}

async function placesOf(shop: string): Promise<string[]> {
  const text = await (await fetch(`${shop}/sitemap.xml`)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
}

describe("the site map", () => {
  it("names each shop, article and product of lists that are longer than a page, in both languages", async () => {
    const shop = await shopBefore(await backendOf({ "/tenants": 230, "/blogs": 101, "/products": 305 }));
    const places = await placesOf(shop);
    for (const path of ["/shop/230", "/blog/101", "/product/305"]) {
      expect(places).toContain(PUBLIC_URL + path);
      expect(places).toContain(`${PUBLIC_URL}/en${path}`);
    }
    expect(new Set(places).size).toBe(places.length);
  });

  it("names the public pages of the shop's table, and none of one person", async () => {
    const places = await placesOf(await shopBefore(await backendOf({})));
    for (const path of ["/", "/products", "/coupons", "/blogs", "/support/category/9", "/policy/terms"]) {
      expect(places).toContain(PUBLIC_URL + path);
    }
    for (const path of ["/cart", "/search", "/account", "/login", "/blogstype"]) {
      expect(places).not.toContain(PUBLIC_URL + path);
    }
  });

  it("holds no more addresses than search engines take", async () => {
    const places = await placesOf(await shopBefore(await backendOf({ "/products": 26_000 })));
    expect(places).toHaveLength(50_000);
    expect(places).toContain(`${PUBLIC_URL}/policy/terms`);
  });
});

describe.each(["/sitemap.xml", "/blogs/rss.xml"])("%s", (path) => {
  it.each([
    ["does not answer", () => Promise.resolve("http://127.0.0.1:1")],
    ["refuses", () => backendOf({}, "/blogs")],
  ])("is a 503 that nobody keeps while the backend %s", async (_, backend) => {
    const answer = await fetch((await shopBefore(await backend())) + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("30");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});
