import type { RouteHandlerMethod } from "fastify";
import type { StorefrontConfig } from "./config.ts";
import type { Renderer } from "./renderer.ts";

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
