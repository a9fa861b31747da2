import { unsentFormPage, type RenderedPage } from "../../src/entry-server.tsx";
import { bareServer } from "../app.ts";
import { readConfig } from "../config.ts";
import { createPageCache } from "../page-cache.ts";
import { pages } from "../pages.ts";
import { renderLimit } from "../render-limit.ts";
import type { Renderer } from "../renderer.ts";

/**
 * A server that responds to any URL with the same page, cached for a minute from its second request.
 *
 * @param env settings of the storefront
 * @param beforeRender awaited before each render; returns what to override in its result
 */
export async function openOnePageShop(
  html: string,
  env: Record<string, string> = {},
  beforeRender: () => Promise<Partial<RenderedPage>> = () => Promise.resolve({}),
) {
  const entry = {
    createApiClient: () => ({}),
    matchPage: () => ({
      row: { path: "/product/:id", page: "product/ProductPage", cacheTtlSeconds: 60 },
      locale: "vi",
    }),
    canonicalSearch: () => "",
    unsentFormPage,
    renderPage: async () => {
      const other = await beforeRender();
      return { status: 200, isLasting: true, productIds: [], html: Buffer.from(html), ...other };
    },
  } as unknown as Renderer["entry"];
  const renderer = { entry, assetsOf: () => ({ boot: "" }) } as unknown as Renderer;
  const config = readConfig(env, []);
  const app = bareServer(config, { logger: false });
  pages(app, config, {
    getRenderer: () => Promise.resolve(renderer),
    limitRenders: renderLimit(),
    askBackend: fetch,
    cache: config.pageCacheBytes > 0 ? createPageCache(config.pageCacheBytes, { has: () => false }) : null,
  });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return {
    port: Number(port),
    close: () => {
      app.server.closeAllConnections();
      return app.close();
    },
  };
}
