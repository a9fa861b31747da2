import type { BlogCard } from "@sen/api";
import { escapeXml } from "@sen/server";
import type { RouteHandlerMethod } from "fastify";
import { backendApi } from "./backend-api.ts";
import type { StorefrontConfig } from "./config.ts";
import { refuse } from "./failures.ts";
import type { RenderLimit } from "./render-limit.ts";
import type { Renderer } from "./renderer.ts";

const NEWEST = 50;
/** `Retry-After` while the backend does not respond, in seconds. */
const RETRY_SECONDS = 30;

/** The articles of one language as RSS 2.0, newest first. Responds 503 if the backend does not respond, so that readers retry. */
export function feed(
  { backendUrl, publicUrl }: StorefrontConfig,
  getRenderer: () => Promise<Renderer>,
  limitRenders: RenderLimit,
): RouteHandlerMethod {
  return async (request, reply) => {
    const { entry } = await getRenderer();
    const locale = entry.localeOfPath(request.url);
    const api = backendApi(entry, backendUrl, locale, request.id);
    const query = { sort_by: "newest", per_page: NEWEST } as const;
    const asking = () =>
      api.GET("/blogs", { params: { query } }).catch((error: unknown) => {
        request.log.error({ err: error }, "the articles of the feed could not be fetched");
      });
    const items = (await limitRenders(request, asking))?.data?.data.items;
    if (!items) return refuse(reply, 503, RETRY_SECONDS);
    const { title, description, self, blogs, blog } = entry.feedOf(locale);
    const [newest] = items;
    const channel = [
      element("title", title),
      element("link", publicUrl + blogs),
      element("description", description),
      element("language", locale),
      `<atom:link href="${escapeXml(publicUrl + self)}" rel="self" type="application/rss+xml"/>`,
      ...(newest ? [element("lastBuildDate", rfc822(newest.published_at))] : []),
      ...items.map((article) => itemXml(article, publicUrl + blog(article.id), publicUrl)),
    ];
    return reply.header("cache-control", "public, max-age=600").type("application/rss+xml; charset=utf-8")
      .send(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${channel.join("\n")}
</channel>
</rss>
`);
  };
}

function itemXml(article: BlogCard, url: string, publicUrl: string): string {
  const picture = escapeXml(`${publicUrl}${article.image_url}/640.webp`);
  const parts = [
    element("title", article.title),
    element("link", url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element("pubDate", rfc822(article.published_at)),
    element("category", article.topic.name),
    element("description", article.summary),
    `<media:content url="${picture}" medium="image" type="image/webp"/>`,
  ];
  return `<item>${parts.join("")}</item>`;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** `2026-09-04T01:00:00.000Z` → `Fri, 04 Sep 2026 01:00:00 GMT`. */
const rfc822 = (moment: string): string => new Date(moment).toUTCString();
