import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, ManifestChunk } from "vite";
import type { PageAssets, PageMatch } from "../src/entry-server.tsx";

/** Every page starts with the app. */
export const APP = "src/entry-client.tsx";
/** The write client, which includes the read client. */
export const SENDER = "src/core/send-write.ts";
const BOOT = "src/entry-boot.ts";
/** The chunk with the account's menu (`vite/chunks.ts`). */
export const ACCOUNT = "account-menu";
const FONTS = "fonts";

/** What decides on the files that a page starts with. */
export type OpenedRoute = Pick<PageMatch["row"], "page" | "inAccount">;

export function readBuild(folder: string) {
  const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as Manifest;
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The build has no ${key}. Rebuild the storefront.`);
    return chunk;
  };
  /** These chunks and all their static imports, each before its importers. */
  function withImports(chunks: readonly ManifestChunk[], found = new Set<ManifestChunk>()) {
    for (const chunk of chunks) {
      if (found.has(chunk)) continue;
      withImports((chunk.imports ?? []).map(chunkOf), found);
      found.add(chunk);
    }
    return found;
  }
  return { manifest, chunkOf, withImports };
}

export function builtAssets(folder: string): (row: OpenedRoute | null) => PageAssets {
  const { manifest, chunkOf, withImports } = readBuild(folder);
  const fonts = Object.values(manifest).find(
    ({ name, file }) => name === FONTS && file.endsWith(".css"),
  )?.file;
  if (fonts === undefined) throw new Error("The build has no fonts. Rebuild the storefront.");
  const fontFaces = readFileSync(join(folder, fonts), "utf8").trim();
  // The module runs as a classic script: the block keeps its names out of the global scope.
  const boot = `{${readFileSync(join(folder, chunkOf(BOOT).file), "utf8").trim()}}`;
  const app = chunkOf(APP);

  return (row) => {
    const own = row && chunkOf(`src/areas/${row.page}.tsx`);
    const layout = row?.inAccount ? chunkOf(ACCOUNT) : null;
    const chunks = [...withImports([app, own, layout].filter((chunk) => chunk !== null))];
    const sender = [...withImports([chunkOf(SENDER)])].filter((chunk) => !chunks.includes(chunk));
    return {
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      fonts: `/${fonts}`,
      fontFaces,
      app: `/${app.file}`,
      page: own && `/${own.file}`,
      modules: chunks.filter((chunk) => chunk !== app).map(({ file }) => `/${file}`),
      sender: sender.map(({ file }) => `/${file}`),
      boot,
    };
  };
}
