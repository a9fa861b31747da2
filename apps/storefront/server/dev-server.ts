import { fileURLToPath } from "node:url";
import type { onRequestHookHandler } from "fastify";
import type { ViteDevServer } from "vite";
import type * as EntryServer from "../src/entry-server.tsx";
import type { OpenedRoute } from "./page-assets.ts";
import type { Renderer } from "./renderer.ts";

const ENTRY = "/src/entry-server.tsx";

/** Vite's development server, in middleware mode. */
export async function openDevServer(): Promise<ViteDevServer> {
  const { createServer } = await import("vite");
  return createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    appType: "custom",
    server: { middlewareMode: true },
  });
}

/** Lets Vite serve its own files; all other requests continue to the pages. */
export function viteFiles({ middlewares }: ViteDevServer): onRequestHookHandler {
  return (request, reply, done) => {
    middlewares(request.raw, reply.raw, done);
  };
}

/** The development renderer: the current sources, compiled by Vite. */
export async function devRenderer(vite: ViteDevServer): Promise<Renderer> {
  const entry = (await vite.ssrLoadModule(ENTRY)) as typeof EntryServer;
  const fonts = await vite.pluginContainer.resolveId("@sen/ui/fonts.css");
  const faces = (await vite.ssrLoadModule("@sen/ui/fonts.css?inline")) as { default: string };
  const globalCss = await vite.pluginContainer.resolveId("@sen/ui/global.css");
  const html = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
  const preamble = /<script type="module">([^]*?)<\/script>/.exec(html)?.[1];
  async function stylesOf(row: OpenedRoute | null): Promise<string[]> {
    const modules = [ENTRY, row ? `/src/areas/${row.page}.tsx` : "/src/app/MissingPage.tsx"];
    if (row?.inAccount) modules.push("/src/areas/account/AccountSection.tsx");
    await Promise.all(modules.map((module) => vite.ssrLoadModule(module)));
    return [`/@id/${globalCss?.id.replace("\0", "__x00__") ?? ""}`, ...(await devStyles(vite, modules))];
  }
  return {
    entry,
    assetsOf: async (row) => ({
      styles: await stylesOf(row),
      fonts: `/@fs${fonts?.id ?? ""}`,
      fontFaces: faces.default,
      app: "/src/entry-client.tsx",
      page: null,
      modules: ["/@vite/client"],
      sender: [],
      boot: `import("/src/entry-boot.ts");`,
      ...(preamble === undefined ? {} : { preamble }),
    }),
  };
}

/**
 * URLs of the style sheets that modules import statically, at any depth, on Vite's development server. Linked from the page, they
 * apply before its scripts do.
 */
async function devStyles(vite: ViteDevServer, urls: readonly string[]): Promise<string[]> {
  const { moduleGraph } = vite.environments.ssr;
  const found = new Set(urls);
  for (const url of found) {
    const module = await moduleGraph.getModuleByUrl(url);
    for (const imported of module?.transformResult?.deps ?? []) found.add(imported);
  }
  return [...found].filter((url) => url.endsWith(".css"));
}
