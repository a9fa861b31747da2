import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { readConfig } from "../config.ts";
import { pages } from "../pages.ts";
import type { Renderer } from "../renderer.ts";

/**
 * A server of one page, kept for a minute, whatever is asked for.
 *
 * @param env settings of the storefront
 */
export async function openOnePageShop(html: string, env: Record<string, string> = {}) {
  const entry = {
    createApiClient: () => ({}),
    matchPage: () => ({ row: { path: "/product/:id", page: "product/ProductPage" }, locale: "vi" }),
    canonicalSearch: () => "",
    keptSeconds: () => 60,
    renderPage: () => Promise.resolve({ status: 200, html: Buffer.from(html) }),
  } as unknown as Renderer["entry"];
  const renderer = { entry, assetsOf: () => ({ boot: "" }) } as unknown as Renderer;
  const app = express().use(pages(readConfig(env, []), () => Promise.resolve(renderer)));
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
