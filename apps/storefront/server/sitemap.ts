import type { ApiClient } from "@sen/api";
import type { RequestHandler } from "express";
import { backendApi } from "./backend-api.ts";
import type { StorefrontConfig } from "./config.ts";
import { notesOf } from "./request-logs.ts";
import type { Renderer } from "./renderer.ts";

/** A site map holds 50,000 addresses at most; each page of the shop has one per language. */
const MOST_PRODUCTS = 20_000;
const PAGE = 100;

/** Every public page in both languages, each naming its twin. */
export function sitemap(
  { backendUrl, publicUrl }: StorefrontConfig,
  rendererNow: () => Promise<Renderer>,
): RequestHandler {
  return async (_req, res) => {
    const { entry } = await rendererNow();
    const api = backendApi(entry, backendUrl, "vi", notesOf(res)?.id);
    const xml = xmlOf(entry, publicUrl, await publicPaths(api, entry));
    res.set("cache-control", "public, max-age=3600").type("application/xml").send(xml);
  };
}

async function publicPaths(api: ApiClient, entry: Renderer["entry"]): Promise<string[]> {
  const plain = entry.pathsOf("vi");
  const [malls, shops, categories, articles, products] = await Promise.all([
    api.GET("/malls/all", {}),
    api.GET("/tenants", { params: { query: { per_page: 100 } } }),
    api.GET("/categories", {}),
    api.GET("/blogs", { params: { query: { sort_by: "newest", per_page: PAGE } } }),
    productIds(api),
  ]);
  return [
    plain.home(),
    plain.products(),
    plain.support(),
    ...entry.SUPPORT_CATEGORIES.map((category) => plain.supportCategory(category)),
    plain.customerSupport(),
    ...entry.POLICIES.map((policy) => plain.policy(policy)),
    plain.blogs(),
    ...entry.BLOG_TYPES.map((type) => `${plain.blogsOfType()}?type=${type}`),
    ...(articles.data?.data.items ?? []).map(({ id }) => plain.blog(id)),
    ...(malls.data?.data ?? []).map(({ id }) => plain.mall(id)),
    ...(categories.data?.data ?? []).map(({ id }) => plain.products({ category_id: id })),
    ...(shops.data?.data.items ?? []).map(({ id }) => plain.shop(id)),
    ...products.map((id) => plain.product(id)),
  ];
}

function xmlOf(
  { LOCALES, localizedPath }: Renderer["entry"],
  publicUrl: string,
  paths: readonly string[],
): string {
  const entries = (path: string) => {
    const href = (locale: (typeof LOCALES)[number]) => escapeXml(publicUrl + localizedPath(path, locale));
    const twins = LOCALES.map(
      (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href(locale)}"/>`,
    ).join("");
    return LOCALES.map((locale) => `<url><loc>${href(locale)}</loc>${twins}</url>`);
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.flatMap(entries).join("\n")}
</urlset>
`;
}

/** What XML cannot hold, escaped or not. */
const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in XML, between tags or in an attribute. */
export function escapeXml(text: string): string {
  return text.replace(NO_XML, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Ids of the products on sale, a page after another; what has been found so far when the backend stops answering. */
async function productIds(api: ApiClient): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; found.length < MOST_PRODUCTS; page += 1) {
    const { data } = await api.GET("/products", { params: { query: { page, per_page: PAGE } } });
    if (!data) break;
    found.push(...data.data.items.map(({ id }) => id));
    if (page >= data.data.last_page) break;
  }
  return found.slice(0, MOST_PRODUCTS);
}
