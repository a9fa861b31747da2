import { fileURLToPath } from "node:url";
import type { ViteDevServer } from "vite";
import type * as EntryServer from "../src/entry-server.tsx";
import type { PageAssets } from "../src/entry-server.tsx";
import { devStyles } from "./dev-styles.ts";
import { builtAssets } from "./page-assets.ts";

const ENTRY = "/src/entry-server.tsx";
const builtEntry = new URL("../build/server/entry-server.js", import.meta.url);

/** What renders pages: the server's bundle, and the browser files that each page begins with. */
export interface Renderer {
  entry: typeof EntryServer;
  /** @param page as the site map names it; null for a page that is none */
  assetsOf: (page: string | null) => PageAssets | Promise<PageAssets>;
}

/** The renderer of the build. */
export async function builtRenderer(): Promise<Renderer> {
  const entry = (await import(builtEntry.href)) as typeof EntryServer;
  const folder = fileURLToPath(new URL("../build/client", import.meta.url));
  return { entry, assetsOf: builtAssets(folder) };
}

/** The renderer of development: the sources as they are now, compiled by Vite. */
export async function devRenderer(vite: ViteDevServer): Promise<Renderer> {
  const entry = (await vite.ssrLoadModule(ENTRY)) as typeof EntryServer;
  const fonts = await vite.pluginContainer.resolveId("@sen/ui/fonts.css");
  const globalCss = await vite.pluginContainer.resolveId("@sen/ui/global.css");
  const html = await vite.transformIndexHtml("/", "<html><head></head><body></body></html>");
  const preamble = /<script type="module">([^]*?)<\/script>/.exec(html)?.[1];
  async function stylesOf(page: string | null): Promise<string[]> {
    const modules = [ENTRY, ...(page === null ? [] : [`/src/areas/${page}.tsx`])];
    await Promise.all(modules.map((module) => vite.ssrLoadModule(module)));
    return [`/@id/${globalCss?.id.replace("\0", "__x00__") ?? ""}`, ...(await devStyles(vite, modules))];
  }
  return {
    entry,
    assetsOf: async (page) => ({
      styles: await stylesOf(page),
      fonts: `/@fs${fonts?.id ?? ""}`,
      fontFiles: [],
      app: "/src/entry-client.tsx",
      page: null,
      modules: ["/@vite/client"],
      boot: `import("/src/entry-boot.ts");`,
      ...(preamble === undefined ? {} : { preamble }),
    }),
  };
}
