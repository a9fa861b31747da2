import { createHash } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import type { PageMatch, RenderedPage } from "../src/entry-server.tsx";
import { backendApi } from "./backend-api.ts";
import type { StorefrontConfig } from "./config.ts";
import { bodiesOf, bodyIn, KEPT_ENCODINGS, type Encoding } from "./page-bodies.ts";
import { createPageCache, NotKept, type CachedPage, type KeptPage, type PageCache } from "./page-cache.ts";
import { countAnswer, countMade, measureCache } from "./page-metrics.ts";
import { notesOf, type RequestNotes } from "./request-logs.ts";
import type { RenderLimit } from "./render-limit.ts";
import type { Renderer } from "./renderer.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

/** A longer address is nobody's but an attacker's: its page is made, not kept. */
const MAX_KEPT_LENGTH = 1_000;

interface MadePage extends Omit<KeptPage, "bodies"> {
  html: Buffer;
}

/**
 * Every page, made once and sent to everybody: no personal byte is in it. A CDN may keep it for a minute and show it a
 * while longer when the shop cannot be reached.
 */
const PUBLIC = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

/** Answers the address of each page of the shop, and a page of status 404 for any other. */
export function pages(
  config: StorefrontConfig,
  rendererNow: () => Promise<Renderer>,
  limitRenders: RenderLimit,
): RequestHandler {
  const cache = config.pageCacheBytes > 0 ? createPageCache(config.pageCacheBytes) : null;
  if (cache) measureCache(cache.bytes);

  return async (req, res) => {
    if (req.method !== "GET" && req.method !== "HEAD") {
      res.status(405).set("allow", "GET, HEAD").end();
      return;
    }
    const renderer = await rendererNow();
    const { matchPage, canonicalSearch, keptSeconds } = renderer.entry;
    const pathname = req.path;
    const match = matchPage(pathname, searchOf(req));
    const notes = notesOf(res);
    if (notes && match) notes.route = match.row.path;
    const key = pathname + (match ? canonicalSearch(match) : "");
    const seconds = match ? keptSeconds(match) : 0;
    const isKept = cache && seconds > 0 && key.length <= MAX_KEPT_LENGTH;
    const encoding = encodingFor(req);
    const make = () =>
      limitRenders(req, async () => {
        const { html, ...page } = await makePage(config, renderer, pathname, match, notes);
        // What is kept goes to everybody; what is not, to this one.
        return { ...page, bodies: await bodiesOf(html, isKept ? KEPT_ENCODINGS : [encoding]) };
      });
    const cached = isKept
      ? await fromCache(cache, key, make)
      : { page: await make(), status: "miss" as const };
    await send(req, res, cached, encoding, config);
  };
}

async function fromCache(cache: PageCache, key: string, make: () => Promise<KeptPage>): Promise<CachedPage> {
  try {
    return await cache.get(key, async () => {
      const page = await make();
      if (page.keepSeconds === 0) throw new NotKept(page);
      return page;
    });
  } catch (error) {
    if (error instanceof NotKept) return { page: error.page, status: "miss" };
    throw error;
  }
}

function searchOf({ originalUrl }: Request): string {
  const start = originalUrl.indexOf("?");
  return start < 0 ? "" : originalUrl.slice(start);
}

/** Browsers name Brotli last, and mean no order by it: it is the smallest. */
function encodingFor(req: Request): Encoding {
  const encoding = req.acceptsEncodings("br") || req.acceptsEncodings("gzip");
  return encoding === "br" || encoding === "gzip" ? encoding : "identity";
}

async function makePage(
  { backendUrl, publicUrl }: StorefrontConfig,
  { entry, assetsOf }: Renderer,
  pathname: string,
  match: PageMatch | null,
  notes: RequestNotes | null,
): Promise<MadePage> {
  const started = performance.now();
  const assets = await assetsOf(match?.row.page ?? null);
  const locale = match?.locale ?? entry.localeOfPath(pathname);
  const now = new Date();
  const api = backendApi(entry, backendUrl, locale, notes?.id);
  const request = { pathname, match, api, assets, publicUrl, now };
  const { status, html, namesNothing = false } = await rendered(entry, request, notes);
  const renderMs = performance.now() - started;
  countMade(match?.row.path ?? "*", status, renderMs);
  return {
    status,
    html,
    etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
    scriptHashes: [assets.boot, assets.preamble].flatMap((text) =>
      text === undefined ? [] : [hashOf(text)],
    ),
    madeAt: now.getTime(),
    renderMs,
    // A page that is not there may be there in a moment, and values that name nothing are endless.
    keepSeconds: status === 200 && match && !namesNothing ? entry.keptSeconds(match) : 0,
  };
}

async function rendered(
  entry: Renderer["entry"],
  request: Parameters<Renderer["entry"]["renderPage"]>[0],
  notes: RequestNotes | null,
): Promise<RenderedPage> {
  try {
    return await entry.renderPage(request);
  } catch (error) {
    notes?.log.error({ err: error, route: notes.route }, "a page could not be made");
    return entry.renderCrash(request);
  }
}

const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;

async function send(
  req: Request,
  res: Response,
  { page, status }: CachedPage,
  encoding: Encoding,
  { dev, turnstile }: StorefrontConfig,
): Promise<void> {
  countAnswer(status);
  const age = Date.now() - page.madeAt;
  res.status(page.status);
  res.set({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy({
      dev,
      scriptHashes: page.scriptHashes,
      turnstile,
    }),
    "cache-control": page.status === 200 ? PUBLIC : "no-store",
    "server-timing": `age;dur=${status === "miss" ? 0 : age}, render;dur=${page.renderMs.toFixed(1)}`,
    "x-cache": status,
    etag: page.etag,
    vary: "Accept-Encoding",
  });
  if (page.status === 200 && req.fresh) {
    res.status(304).end();
    return;
  }
  const body = await bodyIn(encoding, page.bodies);
  if (encoding !== "identity") res.set("content-encoding", encoding);
  res.set("content-length", String(body.byteLength));
  res.end(body);
}
