import { globSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { readRoutes } from "../../apps/storefront/scripts/read-routes.ts";
import { ModuleGraph } from "./module-graph.ts";

/** Where a fragment is used. */
export interface FragmentUses {
  /** Id of its docs page; null if it has none. */
  docs: string | null;
  /** Names of its modules that its group exports, so that applications can import them. */
  exported: string[];
  /** Fragments that use it, by folder: `orders/OrderListScreen`. */
  within: string[];
  /** Storefront pages that use it, by path. */
  pages: string[];
  /** Whether it is part of the frame of every page, or replaces a page. */
  everywhere: boolean;
}

const LIBRARY = "packages/ui/src";
const SHOP = "apps/storefront/src";
/** The frame of every page, and its replacements. */
const FRAME = `${SHOP}/app/App.tsx`;

/**
 * Where each fragment is used, by folder, according to the import graph.
 *
 * @param root the repository's root folder
 */
export async function fragmentUses(root: string): Promise<Record<string, FragmentUses>> {
  const graph = new ModuleGraph(root);
  const files = globSync(`${LIBRARY}/*/[A-Z]*/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(stories|guide|test)\./.test(file),
  );
  const known = new Set(files);
  const folderOf = (file: string) => relative(LIBRARY, dirname(file));
  const uses: Record<string, FragmentUses> = {};
  for (const file of files) {
    const folder = folderOf(file);
    uses[folder] ??= {
      docs: docsOf(root, folder),
      exported: [],
      within: [],
      pages: [],
      everywhere: false,
    };
    if (isExported(graph, file)) uses[folder].exported.push(nameOf(file));
  }

  const takenBy = (entries: readonly string[]) =>
    new Set([...graph.reach(entries)].filter((file) => known.has(file)).map(folderOf));

  for (const user of files) {
    const other = folderOf(user);
    for (const folder of new Set(graph.imports(user).map(folderOf))) {
      const within = uses[folder]?.within;
      if (within && other !== folder && !within.includes(other)) within.push(other);
    }
  }
  const around = takenBy([FRAME]);
  for (const { path, page } of await readRoutes()) {
    for (const folder of takenBy([`${SHOP}/areas/${page}.tsx`])) uses[folder]?.pages.push(path);
  }
  for (const folder of around) Object.assign(uses[folder] ?? {}, { everywhere: true });
  return uses;
}

const nameOf = (file: string) => basename(file).replace(/\.tsx?$/, "");

/** Whether the group of a module exports what it is named for, and not only its types or its other parts. */
function isExported(graph: ModuleGraph, file: string): boolean {
  const [group = ""] = relative(LIBRARY, file).split("/");
  return graph.originOf(nameOf(file), `@sen/ui/${group}`, file) !== undefined;
}

/** Id of the docs page of a folder's stories: the story file named like the folder, else the first one. */
function docsOf(root: string, folder: string): string | null {
  const [group = "", name = ""] = folder.split("/");
  const stories = globSync(`${LIBRARY}/${folder}/*.stories.tsx`, { cwd: root }).map((file) =>
    basename(file, ".stories.tsx"),
  );
  const shown = stories.includes(name) ? name : stories[0];
  if (shown === undefined) return null;
  return `${[group, name, ...(shown === name ? [] : [shown])].join("-").toLowerCase()}--docs`;
}

const NAME = "virtual:fragment-uses";

/** Provides `virtual:fragment-uses`, computed when a docs page is first opened. */
export function fragmentUsesPlugin(root: string): Plugin {
  return {
    name: "sen:fragment-uses",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(await fragmentUses(root))};` : undefined,
  };
}
