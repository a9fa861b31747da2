import { createHash } from "node:crypto";
import { once } from "node:events";
import { request as ask, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { shopUrl } from "../support/api.ts";
import { readSitemap } from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";

const pages = [
  "/",
  "/en",
  "/products",
  "/product/1",
  "/mall/8",
  "/shop/1",
  "/search?keyword=ao",
  "/cart",
  "/login",
];

/** Those that a CDN can cache. */
const cacheable = ["/", "/products", "/product/1"];

test("every page has the security headers, sets no cookies, and its policy allows exactly its own inline scripts", async ({
  request,
}) => {
  for (const path of pages) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = headers["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? "";
    const html = await response.text();
    const inline = [
      ...html.matchAll(/<script(?![^>]* type="application\/(?:ld\+)?json")[^>]*>([^]*?)<\/script>/g),
    ];
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(scripts).toBe(["'self'", ...hashes].join(" "));
    expect(policy).toContain("style-src 'self';");
    expect(html).not.toMatch(/<style|javascript:|\son\w+=/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
    if (cacheable.includes(path)) expect(headers["cache-control"]).toContain("s-maxage=");
  }
});

test("a page requested twice is cached under its known query parameters, searches and missing pages are not", async ({
  request,
}) => {
  const cacheOf = async (path: string) => (await request.get(path)).headers()["x-cache"];
  let visitor = 0;
  // Other journeys may buy one of its products meanwhile, which outdates it.
  const cachedList = () => cacheOf(`/products?utm_id=${++visitor}&sort_by=price_asc&category_id=2&page=1`);
  await expect.poll(cachedList).toBe("hit");
  for (const path of ["/search?keyword=ao", "/product/99999999", "/nothing-here"]) {
    expect([path, await cacheOf(path), await cacheOf(path), await cacheOf(path)]).toEqual([
      ...[path, "miss", "miss", "miss"],
    ]);
  }
});

// routes.test.ts has the other paths that match no page.
for (const path of ["/product/99999999", "/en/product/99999999", "/mall/7", "/shop/99999", "/nothing-here"]) {
  test(`${path} responds with a 404 page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await response.text()).toContain(
      path.startsWith("/en") ? "We can&#x27;t find this page" : "Không tìm thấy trang này",
    );
  });
}

const badQueries = [
  "page=-1",
  "page=99999999999",
  "page=1.5",
  "price_min=abc",
  "price_min=-1&price_max=-2",
  "price_min=99999999999999999999",
  "category_id=abc",
  "category_id=1&category_id=x&category_id[]=2",
  "sort_by=__proto__",
  "per_page=100000",
  "delivery=drone",
  "keyword=%F0%9F%98%80",
  "keyword=%00",
  "keyword=%ff%fe",
  "keyword='%20or%201=1--",
  "keyword=%25%25%5f",
  `keyword=${"a".repeat(3000)}`,
  "keyword=%E2%80%AE%D7%90",
  "locale=fr",
];
// A mall and a shop read their filters as the list does.
for (const list of ["/products", "/search"]) {
  test(`${list} responds with a page to any query`, async ({ request }) => {
    for (const query of badQueries) {
      const response = await request.get(`${list}?${query}`);
      expect.soft(response.status(), `${list}?${query.slice(0, 60)}`).toBe(200);
    }
  });
}

test("markup in the keyword is shown as text", async ({ page }) => {
  await page.goto(
    `/search?keyword=${encodeURIComponent('"><script>document.title="taken"</script><img src=x onerror=alert(1)>')}`,
  );
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<script>");
  await expect(page).not.toHaveTitle("taken");
});

test("the sitemap lists each product in both languages and no URL twice, and sampled URLs respond with 200", async ({
  request,
  baseURL,
}) => {
  const places = await readSitemap(request);
  expect(new Set(places).size).toBe(places.length);
  expect(places.filter((place) => /\/product\/\d+$/.test(place))).toHaveLength(2 * 400);
  const one = (pattern: RegExp) => places.find((place) => pattern.test(place)) ?? "";
  for (const place of [
    `${baseURL ?? ""}/`,
    one(/\/en\/mall\//),
    one(/\/shop\//),
    one(/category_id/),
    places.at(-1) ?? "",
  ]) {
    expect(places).toContain(place);
    expect((await request.get(place)).status()).toBe(200);
  }
});

test("robots.txt disallows personal pages and names the sitemap", async ({ request, baseURL }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${baseURL ?? ""}/sitemap.xml`);
  for (const path of ["/account", "/en/account", "/cart", "/payment"]) {
    expect(text).toContain(`Disallow: ${path}\n`);
  }
});

test("a product page has title, description, canonical and alternate links, and structured data in both languages", async ({
  page,
  baseURL,
}) => {
  for (const [path, lang] of [
    ["/product/1", "vi"],
    ["/en/product/1", "en"],
  ] as const) {
    await page.goto(path);
    const title = await page.title();
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{30,}/);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL ?? ""}${path}`);
    await expect(page.locator("link[rel=alternate][hreflang=vi]")).toHaveAttribute(
      "href",
      `${baseURL ?? ""}/product/1`,
    );
    await expect(page.locator("link[rel=alternate][hreflang=en]")).toHaveAttribute(
      "href",
      `${baseURL ?? ""}/en/product/1`,
    );
    await expect(page.locator("link[rel=alternate][hreflang=x-default]")).toHaveAttribute(
      "href",
      `${baseURL ?? ""}/product/1`,
    );
    await expect(page.locator("meta[property='og:title']")).toHaveAttribute("content", title);
    await expect(page.locator("meta[property='og:image']")).toHaveAttribute("content", /^http.*\.webp$/);
    const [data = "[]"] = await page.locator("script[type='application/ld+json']").allTextContents();
    const types = (JSON.parse(data) as { "@type": string }[]).map((one) => one["@type"]);
    expect(types.sort()).toEqual(["BreadcrumbList", "Product"]);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  }
});

/** Sends a request with headers that a browser would not allow. */
async function asks(
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; body: string }> {
  const asked = ask(new URL(path, shopUrl), { headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

test("a page requested by another name of this machine has canonical links to the public URL", async () => {
  const { port } = new URL(shopUrl);
  const { status, body } = await asks("/en/product/1", { host: `127.0.0.1:${port}` });
  expect(status).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${shopUrl}/en/product/1"/>`);
  expect(body).not.toContain("//127.0.0.1");
});
