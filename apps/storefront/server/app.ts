import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createRequestHandler } from "@react-router/express";
import compression from "compression";
import express, { type Express } from "express";
import type { RouterContextProvider, ServerBuild } from "react-router-dom";

import type { ViteDevServer } from "vite";
import type { RequestFacts } from "../app/request-facts.ts";
import { apiProxy } from "./api-proxy.ts";
import { builtFiles } from "./built-files.ts";
import type { StorefrontConfig } from "./config.ts";
import { issueNonce, securityHeaders } from "./security-headers.ts";

const clientFiles = fileURLToPath(new URL("../build/client", import.meta.url));
const serverBuild = new URL("../build/server/index.js", import.meta.url);
const DEV_BUILD = "virtual:react-router/server-build";

/** What the server build's entry exports beside React Router's own (`app/entry.server.tsx`). */
interface EntryModule {
  createRequestContext: (facts: RequestFacts) => RouterContextProvider;
}

/** The storefront's HTTP server: health, assets, the backend's paths, and every page rendered. */
export async function createApp(config: StorefrontConfig): Promise<Express> {
  const app = express();
  app.disable("x-powered-by");
  app.set("trust proxy", "loopback, linklocal, uniquelocal");
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
  return createServer({ server: { middlewareMode: true } });
}

async function pages(config: StorefrontConfig, vite: ViteDevServer | undefined) {
  const load = async () =>
    (vite ? await vite.ssrLoadModule(DEV_BUILD) : await import(serverBuild.href)) as ServerBuild;
  const first = await load();
  return createRequestHandler({
    build: vite ? load : first,
    mode: config.dev ? "development" : "production",
    getLoadContext: async (req, res) => {
      const build = vite ? await load() : first;
      const entry = build.entry.module as unknown as EntryModule;
      return entry.createRequestContext({
        nonce: String(res.locals["nonce"]),
        requestId: req.get("x-request-id") ?? randomUUID(),
        path: req.path,
        backendUrl: config.backendUrl,
        publicUrl: config.publicUrl ?? `${req.protocol}://${req.get("host") ?? "localhost"}`,
      });
    },
  });
}
