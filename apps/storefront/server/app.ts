import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import { answerHealth, ARRIVAL_LIMITS, createServer, loggerOptions, type Readiness } from "@sen/server";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { fileURLToPath } from "node:url";
import { proxyBackend } from "./api-proxy.ts";
import { fetchWithBusyRetry } from "./backend-api.ts";
import { builtFiles } from "./built-files.ts";
import type { StorefrontConfig } from "./config.ts";
import { robots, sitemapPages } from "./crawlers.ts";
import { devRenderer, openDevServer } from "./dev-server.ts";
import { answerFailures } from "./failures.ts";
import { feed } from "./feed.ts";
import { keepMenus } from "./kept-menus.ts";
import { followCatalogue } from "./outdated-pages.ts";
import { COMPRESSION } from "./page-bodies.ts";
import { createPageCache } from "./page-cache.ts";
import { pages } from "./pages.ts";
import { refuseUnknownHosts } from "./public-host.ts";
import { renderLimit } from "./render-limit.ts";
import { builtRenderer, type Renderer } from "./renderer.ts";
import { securityHeaders } from "./security-headers.ts";

export interface AppParts {
  /** @default logs to standard output, at the configured level */
  logger?: FastifyServerOptions["logger"];
  readiness?: Readiness;
  /** Replaces the renderer in tests, which need no build then. @default the build's; Vite's in development */
  renderer?: Renderer;
  limits?: typeof ARRIVAL_LIMITS;
}

/** The server without routes. Pages never read a request body: it is proxied to the backend, or the request is answered without it. */
export function bareServer(
  config: Pick<StorefrontConfig, "logLevel" | "trustedProxies">,
  { logger = loggerOptions(config.logLevel, "storefront"), limits = ARRIVAL_LIMITS }: AppParts = {},
): FastifyInstance {
  const { trustedProxies } = config;
  const app = createServer({
    logger,
    limits,
    trustedProxies,
    trustsTraces: false,
    rewriteUrl: ({ url = "/" }) => decodable(url),
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  answerFailures(app);
  return app;
}

/** The storefront's HTTP server: health checks, assets, the backend's paths, and all pages. */
export async function createApp(config: StorefrontConfig, parts: AppParts = {}): Promise<FastifyInstance> {
  const { readiness = { isDraining: false }, renderer } = parts;
  const app = bareServer(config, parts);
  answerHealth(app, readiness);
  // Registered outside the host check: monitoring uses the machine's IP address.
  await app.register(async (shop) => {
    refuseUnknownHosts(shop, config);
    const vite = config.dev ? await openDevServer() : null;
    if (!vite && !renderer) {
      await shop.register(builtFiles, {
        folder: fileURLToPath(new URL("../build/client", import.meta.url)),
      });
    }
    await shop.register(helmet, securityHeaders(config.publicUrl));
    await shop.register(compress, COMPRESSION);
    await proxyBackend(shop, config);
    const getRenderer = vite ? () => devRenderer(vite) : await always(renderer ?? builtRenderer());
    const limitRenders = renderLimit();
    shop.get("/robots.txt", robots(config, getRenderer));
    shop.get("/sitemap-pages.xml", { compress: {} }, sitemapPages(config, getRenderer));
    for (const path of ["/blogs/rss.xml", "/en/blogs/rss.xml"]) {
      shop.get(path, { compress: {} }, feed(config, getRenderer, limitRenders));
    }
    const outdated = followCatalogue(shop, config);
    const cache = config.pageCacheBytes > 0 ? createPageCache(config.pageCacheBytes, outdated) : null;
    const askBackend = keepMenus(fetchWithBusyRetry, outdated);
    pages(shop, config, { getRenderer, limitRenders, askBackend, cache, vite });
  });
  return app;
}

async function always(renderer: Renderer | Promise<Renderer>): Promise<() => Promise<Renderer>> {
  const loaded = await renderer;
  return () => Promise.resolve(loaded);
}

/** Makes a URL decodable for the router: if its path is not, all percent signs are escaped, so that it still gets a page. */
function decodable(url: string): string {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return url;
  } catch {
    return url.replaceAll("%", "%25");
  }
}
