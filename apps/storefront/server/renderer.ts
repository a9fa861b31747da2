import { fileURLToPath } from "node:url";
import type * as EntryServer from "../src/entry-server.tsx";
import type { PageAssets } from "../src/entry-server.tsx";
import { builtAssets, type OpenedRoute } from "./page-assets.ts";

const builtEntry = new URL("../build/server/entry-server.js", import.meta.url);

/** Renders pages: the server's bundle, and the browser files that each page starts with. */
export interface Renderer {
  entry: typeof EntryServer;
  /** @param row null if no page matches */
  assetsOf: (row: OpenedRoute | null) => PageAssets | Promise<PageAssets>;
}

export async function builtRenderer(): Promise<Renderer> {
  const entry = (await import(builtEntry.href)) as typeof EntryServer;
  const folder = fileURLToPath(new URL("../build/client", import.meta.url));
  return { entry, assetsOf: builtAssets(folder) };
}
