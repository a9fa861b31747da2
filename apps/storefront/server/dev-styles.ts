import type { ViteDevServer } from "vite";

/**
 * The style sheets that modules import, however deep but not lazily, as addresses of Vite's development server: linked
 * from the page, they style it before its scripts do.
 *
 * @param urls of modules that the server has loaded
 */
export async function devStyles(vite: ViteDevServer, urls: readonly string[]): Promise<string[]> {
  const { moduleGraph } = vite.environments.ssr;
  const found = new Set(urls);
  for (const url of found) {
    const module = await moduleGraph.getModuleByUrl(url);
    for (const imported of module?.transformResult?.deps ?? []) found.add(imported);
  }
  return [...found].filter((url) => url.endsWith(".css"));
}
