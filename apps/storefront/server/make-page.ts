import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { PageMatch } from "../src/entry-server.tsx";
import { backendApi } from "./backend-api.ts";
import type { StorefrontConfig } from "./config.ts";
import type { SendRequest } from "./kept-menus.ts";
import { compressPage } from "./page-bodies.ts";
import type { CacheablePage } from "./page-cache.ts";
import { renderSeconds } from "./page-metrics.ts";
import type { Renderer } from "./renderer.ts";

interface Making {
  config: StorefrontConfig;
  renderer: Renderer;
  askBackend: SendRequest;
}

/** Renders the page of a URL, or a failure's page if the backend or rendering fails. */
export async function makePage(
  { config: { backendUrl, publicUrl, tagManager }, renderer: { entry, assetsOf }, askBackend }: Making,
  pathname: string,
  match: PageMatch | null,
  request: FastifyRequest,
): Promise<CacheablePage> {
  const started = performance.now();
  const assets = await assetsOf(match?.row ?? null);
  const locale = match?.locale ?? entry.localeOfPath(pathname);
  const now = new Date();
  const api = backendApi(entry, backendUrl, locale, request.id, askBackend);
  const page = { pathname, match, api, assets, publicUrl, tagManager, now };
  const { status, html, isLasting, productIds } = await entry.renderPage(page).catch((error: unknown) => {
    request.log.error({ err: error, route: request.pageRoute }, "a page could not be rendered");
    return entry.renderCrash(page);
  });
  const renderMs = performance.now() - started;
  renderSeconds.observe({ route: match?.row.path ?? "*", status }, renderMs / 1_000);
  return {
    status,
    body: await compressPage(html),
    etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
    scriptHashes: [assets.preamble, assets.boot, entry.WAIT_FOR_STYLES].flatMap((text) =>
      text === undefined ? [] : [hashOf(text)],
    ),
    madeAt: now.getTime(),
    renderMs,
    productIds,
    isLasting,
    // Not cached: a missing page or part, which may appear soon.
    cacheTtlSeconds: match && isLasting ? match.row.cacheTtlSeconds : 0,
  };
}

const hashOf = (script: string) => `sha256-${createHash("sha256").update(script).digest("base64")}`;
