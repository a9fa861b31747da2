import { sitemapXml } from "@sen/server";
import type { RouteHandlerMethod } from "fastify";
import type { StorefrontConfig } from "./config.ts";
import type { Renderer } from "./renderer.ts";

/**
 * The site map's file of the public pages that stand in the storefront's own table, in both languages, each naming its twin. The index and
 * the files of products, shops and articles are the backend's.
 */
export function sitemapPages(
  { publicUrl }: StorefrontConfig,
  getRenderer: () => Promise<Renderer>,
): RouteHandlerMethod {
  return async (_request, reply) => {
    const { entry } = await getRenderer();
    const pages = publicPaths(entry).map((path) => ({
      addresses: entry.LOCALES.map((locale) => ({
        hreflang: locale,
        href: publicUrl + entry.localizedPath(path, locale),
      })),
      lastmod: null,
    }));
    return reply
      .header("cache-control", "public, max-age=3600")
      .type("application/xml; charset=utf-8")
      .send([...sitemapXml(pages)].join(""));
  };
}

/** The public pages of the table without an id. `/blogstype` alone is not one: it shows what `?type=blog` names. */
function publicPaths({
  siteMap,
  matchPage,
  canonicalSearch,
  BLOG_TYPES,
  pathsOf,
}: Renderer["entry"]): string[] {
  const paths = siteMap
    .filter(({ personal }) => !personal)
    .map(({ path }) => path)
    .filter((path) => {
      const match = matchPage(path, "");
      return match !== null && canonicalSearch(match) === "";
    });
  return [...new Set([...paths, ...BLOG_TYPES.map((type) => `${pathsOf("vi").blogsOfType()}?type=${type}`)])];
}

/** Personal pages and endless filter combinations stay out; everything else is open, and the site map is named. */
export function robots(
  { publicUrl }: StorefrontConfig,
  getRenderer: () => Promise<Renderer>,
): RouteHandlerMethod {
  return async (_request, reply) => {
    const { entry } = await getRenderer();
    const closed = entry.siteMap
      .filter(({ personal }) => personal)
      .flatMap(({ path }) => {
        const open = path.replace(/\/:.*$/, "");
        return [open, `/en${open}`];
      });
    const lines = [
      "User-agent: *",
      ...[...new Set(closed)].map((path) => `Disallow: ${path}`),
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  };
}
