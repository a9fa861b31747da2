import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { readConfig } from "../config.ts";
import { pages } from "../pages.ts";
import { answerFailures } from "../request-logs.ts";
import { renderLimit } from "../render-limit.ts";
import type { Renderer } from "../renderer.ts";

/**
 * A server of one page, kept for a minute, whatever is asked for.
 *
 * @param env settings of the storefront
 * @param beforeRender is waited for before each page is rendered
 */
export async function openOnePageShop(
  html: string,
  env: Record<string, string> = {},
  beforeRender: () => Promise<unknown> = () => Promise.resolve(),
) {
  const entry = {
    createApiClient: () => ({}),
    matchPage: () => ({ row: { path: "/product/:id", page: "product/ProductPage" }, locale: "vi" }),
    canonicalSearch: () => "",
    keptSeconds: () => 60,
    renderPage: async () => {
      await beforeRender();
      return { status: 200, html: Buffer.from(html) };
    },
  } as unknown as Renderer["entry"];
  const renderer = { entry, assetsOf: () => ({ boot: "" }) } as unknown as Renderer;
  const config = readConfig(env, []);
  const app = express().set("trust proxy", config.trustedProxies);
  app.use(
    pages(config, () => Promise.resolve(renderer), renderLimit()),
    answerFailures,
  );
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
