import { fileURLToPath } from "node:url";
import compression from "compression";
import express, { type Express } from "express";
import type { ViteDevServer } from "vite";
import { apiProxy } from "./api-proxy.ts";
import { builtFiles } from "./built-files.ts";
import type { StorefrontConfig } from "./config.ts";
import { pages } from "./pages.ts";
import { issueNonce, securityHeaders } from "./security-headers.ts";
import { refuseUnreadable } from "./unreadable-requests.ts";

const clientFiles = fileURLToPath(new URL("../build/client", import.meta.url));

/** The storefront's HTTP server: health, assets, the backend's paths, and every page rendered. */
export async function createApp(config: StorefrontConfig): Promise<Express> {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", "loopback, linklocal, uniquelocal");
  app.use(refuseUnreadable);
  app.get("/healthz", (_req, res) => {
    res.json({ status: "ok" });
  });
  // What is compressed already passes through this untouched.
  const compressed = compression();
  const vite = config.dev ? await startVite() : undefined;
  // Before the pages' security headers: a policy of a kilobyte says nothing on a script.
  if (!vite) app.use(compressed, builtFiles(clientFiles));
  app.use(issueNonce, securityHeaders(config));
  app.use(apiProxy(config.backendUrl));
  if (vite) app.use(vite.middlewares, compressed);
  app.use(await pages(config, vite));
  return app;
}

async function startVite(): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  return createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    server: { middlewareMode: true },
  });
}
