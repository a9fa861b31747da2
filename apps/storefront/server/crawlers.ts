import { sitemapXml } from "@sen/server";
import type { RouteHandlerMethod } from "fastify";
import type { StorefrontConfig } from "./config.ts";
import type { Renderer } from "./renderer.ts";

/**
 * The sitemap file of the storefront's own public pages, in both languages with alternates. The backend serves the index, and
 * the files of products, shops and articles.
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

/** robots.txt: disallows personal pages, allows everything else, and links the sitemap. */
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
