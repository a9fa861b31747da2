import type { ApiClient } from "@sen/api";
import type { RouteHandlerMethod } from "fastify";
import { answerOf, backendApi } from "./backend-api.ts";
import type { StorefrontConfig } from "./config.ts";
import type { RenderLimit } from "./render-limit.ts";
import type { Renderer } from "./renderer.ts";

/** A site map holds 50,000 addresses at most; each page of the shop has one per language. */
const MOST_PAGES = 25_000;
const PER_PAGE = 100;

/**
 * Every public page in both languages, each naming its twin. A backend that does not answer is a 503: search engines keep
 * what they have, and would drop what half a site map leaves out.
 */
export function sitemap(
  { backendUrl, publicUrl }: StorefrontConfig,
  getRenderer: () => Promise<Renderer>,
  limitRenders: RenderLimit,
): RouteHandlerMethod {
  return async (request, reply) => {
    const { entry } = await getRenderer();
    const api = backendApi(entry, backendUrl, "vi", request.id);
    const xml = await limitRenders(request, async () =>
      xmlOf(entry, publicUrl, await publicPaths(api, entry)),
    );
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("application/xml; charset=utf-8")
      .send(xml);
  };
}

/** What changes least comes first, and the products last: should there be too many, some of them stay out. */
async function publicPaths(api: ApiClient, entry: Renderer["entry"]): Promise<string[]> {
  const plain = entry.pathsOf("vi");
  const pageOf = (page: number) => ({ page, per_page: PER_PAGE });
  const [malls, categories, shops, articles, products] = await Promise.all([
    answerOf(api.GET("/malls/all", {})),
    answerOf(api.GET("/categories", {})),
    idsOf((page) => api.GET("/tenants", { params: { query: pageOf(page) } })),
    idsOf((page) => api.GET("/blogs", { params: { query: { sort_by: "newest", ...pageOf(page) } } })),
    idsOf((page) => api.GET("/products", { params: { query: pageOf(page) } })),
  ]);
  const paths = [
    ...pagesWithoutId(entry),
    ...entry.BLOG_TYPES.map((type) => `${plain.blogsOfType()}?type=${type}`),
    ...malls.data.map(({ id }) => plain.mall(id)),
    ...categories.data.map(({ id }) => plain.products({ category_id: id })),
    ...shops.map((id) => plain.shop(id)),
    ...articles.map((id) => plain.blog(id)),
    ...products.map((id) => plain.product(id)),
  ];
  // A row that moved to the next page meanwhile is in both.
  return [...new Set(paths)].slice(0, MOST_PAGES);
}

/** The public pages of the table without an id. `/blogstype` alone is not one: it shows what `?type=blog` names. */
function pagesWithoutId({ siteMap, matchPage, canonicalSearch }: Renderer["entry"]): string[] {
  return siteMap
    .filter(({ personal }) => !personal)
    .map(({ path }) => path)
    .filter((path) => {
      const match = matchPage(path, "");
      return match !== null && canonicalSearch(match) === "";
    });
}

interface ListAnswer {
  data?: { data: { items: readonly { id: number }[]; last_page: number } };
  response: Response;
}

/** Ids of what a list holds, page after page. */
async function idsOf(answerAt: (page: number) => Promise<ListAnswer>): Promise<number[]> {
  const found: number[] = [];
  let pages = 1;
  for (let page = 1; page <= pages && found.length < MOST_PAGES; page += 1) {
    const { data } = await answerOf(answerAt(page));
    found.push(...data.items.map(({ id }) => id));
    pages = data.last_page;
  }
  return found;
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
