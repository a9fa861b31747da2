import { fileURLToPath } from "node:url";
import compression from "compression";
import express, { type Express } from "express";
import type { Logger } from "pino";
import type { ViteDevServer } from "vite";
import { apiProxy } from "./api-proxy.ts";
import { builtFiles } from "./built-files.ts";
import type { StorefrontConfig } from "./config.ts";
import { feed } from "./feed.ts";
import { health, type Readiness } from "./health.ts";
import { pages } from "./pages.ts";
import { refuseUnknownHosts } from "./public-host.ts";
import { renderLimit } from "./render-limit.ts";
import { builtRenderer, devRenderer, type Renderer } from "./renderer.ts";
import { answerFailures, logRequests } from "./request-logs.ts";
import { traceRequests } from "./request-spans.ts";
import { robots } from "./robots.ts";
import { securityHeaders } from "./security-headers.ts";
import { sitemap } from "./sitemap.ts";
import { refuseUnreadable } from "./unreadable-requests.ts";

export interface AppParts {
  log: Logger;
  readiness: Readiness;
  /** Aborts when this server ends. */
  ending: AbortSignal;
  /** Tests of the edge put one behind it that needs no build. @default the build's, in development Vite's */
  renderer?: Renderer;
}

/** The storefront's HTTP server: health, assets, the backend's paths, and every page. */
export async function createApp(
  config: StorefrontConfig,
  { log, readiness, ending, renderer }: AppParts,
): Promise<Express> {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", config.trustedProxies);
  app.use(logRequests(log), traceRequests);
  app.use(refuseUnreadable);
  app.use(health(readiness));
  // After the health: whoever watches a machine asks it by its address.
  app.use(refuseUnknownHosts(config));
  const vite = config.dev ? await startVite() : undefined;
  if (!vite && !renderer) app.use(builtFiles(fileURLToPath(new URL("../build/client", import.meta.url))));
  app.use(securityHeaders());
  // What is compressed already passes through this untouched.
  app.use("/api", compression());
  app.use(apiProxy(config, ending));
  const rendererNow = vite ? () => devRenderer(vite) : await always(renderer ?? builtRenderer());
  const limitRenders = renderLimit();
  app.get("/robots.txt", robots(config, rendererNow));
  app.get("/sitemap.xml", compression(), sitemap(config, rendererNow, limitRenders));
  app.get(["/blogs/rss.xml", "/en/blogs/rss.xml"], compression(), feed(config, rendererNow, limitRenders));
  if (vite) app.use(vite.middlewares);
  app.use(pages(config, rendererNow, limitRenders));
  app.use(answerFailures);
  return app;
}

async function always(renderer: Renderer | Promise<Renderer>): Promise<() => Promise<Renderer>> {
  const loaded = await renderer;
  return () => Promise.resolve(loaded);
}

async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  return createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true },
  });
}
