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
    const pages = entry.publicPaths.map((path) => ({
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

/** Personal pages and endless filter combinations stay out; everything else is open, and the site map is named. */
export function robots(
  { publicUrl }: StorefrontConfig,
  getRenderer: () => Promise<Renderer>,
): RouteHandlerMethod {
  return async (_request, reply) => {
    const { entry } = await getRenderer();
    const lines = [
      "User-agent: *",
      ...entry.personalPaths.flatMap((path) => [`Disallow: ${path}`, `Disallow: /en${path}`]),
      `Sitemap: ${publicUrl}/sitemap.xml`,
    ];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  };
}
