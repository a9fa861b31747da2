import type { RequestHandler } from "express";
import type { StorefrontConfig } from "./config.ts";
import type { Renderer } from "./renderer.ts";

/** Personal pages and endless filter combinations stay out; everything else is open, and the site map is named. */
export function robots(
  { publicUrl }: StorefrontConfig,
  rendererNow: () => Promise<Renderer>,
): RequestHandler {
  return async (_req, res) => {
    const { entry } = await rendererNow();
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
    res.type("text/plain").send(`${lines.join("\n")}\n`);
  };
}
