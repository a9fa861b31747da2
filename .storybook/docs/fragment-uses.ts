import { globSync, readFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import type { Plugin } from "vite";
import { readRoutes } from "../../apps/storefront/scripts/read-routes.ts";
import { ModuleGraph } from "./module-graph.ts";

/** Where a fragment is used. */
export interface FragmentUses {
  /** The address of its own page of documentation; null where another fragment's page shows it. */
  docs: string | null;
  /** Its group exports it, so that applications can import it. */
  exported: boolean;
  /** Fragments that are made of it, by their folders: `orders/OrderListScreen`. */
  within: string[];
  /** The storefront's pages that show it, by their paths. */
  pages: string[];
  /** It stands around every page, or in its place when there is none. */
  everywhere: boolean;
}

const LIBRARY = "packages/ui/src";
const SHOP = "apps/storefront/src";
/** What the shop shows around every page, or in its place. */
const FRAME = `${SHOP}/app/App.tsx`;

/**
 * Where every fragment is used, by its folder, as the imports tell.
 *
 * @param root the repository's folder
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
      exported: isExported(root, folder),
      within: [],
      pages: [],
      everywhere: false,
    };
  }

  const takenBy = (entries: readonly string[]) =>
    new Set([...graph.reach(entries).files].filter((file) => known.has(file)).map(folderOf));

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

function isExported(root: string, folder: string): boolean {
  const [group = "", name = ""] = folder.split("/");
  return readFileSync(`${root}/${LIBRARY}/${group}/index.ts`, "utf8").includes(`"./${name}/`);
}

/** The page that Storybook makes of a folder's stories, by their titles: those that are named like it, or the only ones. */
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

/** Gives Storybook's pages `virtual:fragment-uses`; it is read when a page of documentation is first opened. */
export function fragmentUsesPlugin(root: string): Plugin {
  return {
    name: "sen:fragment-uses",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(await fragmentUses(root))};` : undefined,
  };
}
