import type { IncomingHttpHeaders as Headers } from "node:http";
import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ViteDevServer } from "vite";
import type { StorefrontConfig } from "./config.ts";
import { viteFiles } from "./dev-server.ts";
import { METHODS } from "./failures.ts";
import type { SendRequest } from "./kept-menus.ts";
import { makePage } from "./make-page.ts";
import { bodyIn } from "./page-bodies.ts";
import type { CachedPage, PageCache } from "./page-cache.ts";
import { measureCache, pageAnswers } from "./page-metrics.ts";
import type { RenderLimit } from "./render-limit.ts";
import type { Renderer } from "./renderer.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

/** Only an attacker sends a longer URL: its page is rendered but not cached. */
const MAX_KEPT_LENGTH = 1_000;
/** `Retry-After` of a page that the backend was too busy for, in seconds. */
const RETRY_SECONDS = 5;

/**
 * Every page is rendered once for everybody, without personal data. A CDN may cache it for a minute, and serve it stale for
 * longer while it revalidates or when the shop cannot be reached.
 */
const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

export interface PageParts {
  getRenderer: () => Promise<Renderer>;
  limitRenders: RenderLimit;
  /** Sends the backend calls of page renders. */
  askBackend: SendRequest;
  cache: PageCache | null;
  /** In development, Vite's server for the files that pages load. */
  vite?: ViteDevServer | null;
}

/** Serves all pages of the shop, and a 404 page for any other URL. */
export function pages(
  app: FastifyInstance,
  config: StorefrontConfig,
  { getRenderer, limitRenders, askBackend, cache, vite = null }: PageParts,
): void {
  if (cache) measureCache(cache.bytes);

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const renderer = await getRenderer();
    const [pathname = "/"] = request.url.split("?", 1);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return refuseForm(reply, renderer.entry.unsentFormPage(pathname));
    }
    const { matchPage, canonicalSearch } = renderer.entry;
    const match = matchPage(pathname, request.url.slice(pathname.length));
    if (match) request.pageRoute = match.row.path;
    const key = pathname + (match ? canonicalSearch(match) : "");
    const isKept = cache && match && match.row.cacheTtlSeconds > 0 && key.length <= MAX_KEPT_LENGTH;
    const make = () =>
      limitRenders(request, () => makePage({ config, renderer, askBackend }, pathname, match, request));
    const cached = isKept ? await cache.get(key, make) : { page: await make(), status: "miss" as const };
    return send(request, reply, cached, config);
  };
  app.route({
    method: METHODS,
    url: "*",
    ...(vite && { onRequest: viteFiles(vite) }),
    handler: answer,
  });
}

/** Refuses a form that was submitted natively, before or without the script that sends it to the backend. Its content is not read. */
function refuseForm(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .status(405)
    .headers({
      allow: "GET, HEAD",
      "cache-control": "no-store",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    })
    .type("text/html; charset=utf-8")
    .send(html);
}

/** In order of preference: Brotli is smaller. */
const encodings = new Negotiator({ supportedValues: ["br", "gzip"] });

async function send(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { page, status }: CachedPage,
  { dev, turnstile, tagManager, tagManagerOrigins }: StorefrontConfig,
): Promise<FastifyReply> {
  pageAnswers.inc({ cache: status });
  const age = Date.now() - page.madeAt;
  reply.status(page.status).headers({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy({
      dev,
      scriptHashes: page.scriptHashes,
      turnstile,
      tagManager: tagManager === null ? [] : [...new Set([new URL(tagManager).origin, ...tagManagerOrigins])],
    }),
    "cache-control": page.status === 200 && page.isLasting ? PUBLIC : "no-store",
    "server-timing": `age;dur=${status === "miss" ? 0 : age}, render;dur=${page.renderMs.toFixed(1)}`,
    "x-cache": status,
    etag: page.etag,
    vary: "Accept-Encoding",
    ...(page.status === 503 && { "retry-after": RETRY_SECONDS }),
  });
  if (page.status === 200 && isKnown(headers, page.etag)) return reply.status(304).send();
  const encoding = encodings.negotiate(String(headers["accept-encoding"] ?? ""));
  if (encoding !== null) reply.header("content-encoding", encoding);
  return reply.send(await bodyIn(encoding, page.body));
}

/** Whether the browser has the current version and does not bypass its cache (RFC 9110 §13.1.2). */
function isKnown({ "if-none-match": tags, "cache-control": control = "" }: Headers, etag: string): boolean {
  if (tags === undefined || control.includes("no-cache")) return false;
  return tags.split(",").some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}
