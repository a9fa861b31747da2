import { factsContext } from "../request-context.ts";
import type { Route } from "./+types/robots";

/** Personal pages and endless filter combinations stay out; everything else is open, and the site map is named. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(factsContext);
  const closed = ["/cart", "/payment", "/account", "/login", "/search"].flatMap((path) => [
    path,
    `/en${path}`,
  ]);
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
