import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ModuleGraph } from "../../.storybook/docs/module-graph.ts";

/** What every story's look follows from, whatever it imports, as patterns of paths. */
const GLOBAL_FILES = [
  // Of packages from outside: another version of any lets every story look different.
  "package-lock.json",
  ".storybook/{main,own-texts,story-resolution}.ts",
  "packages/ui/vite/**/*.*",
  "packages/ui/src/compiled-icon.ts",
  "packages/ui/src/styled-element.ts",
  "apps/storefront/public/**/*.*",
];
const GLOBAL_ENTRY = ".storybook/preview.tsx";

/**
 * What a story's look follows from, as one word for each file of stories of a tree, by its path there: if it is the same in
 * two trees, the stories look the same.
 */
export function fingerprintsOf(root: string): (file: string) => string {
  const graph = new ModuleGraph(root);
  const contents = new Map<string, string>();
  const contentOf = (file: string) => {
    const content = contents.get(file) ?? hashOf(readFileSync(join(root, file)));
    contents.set(file, content);
    return content;
  };
  const wordFor = (files: ReadonlySet<string>) =>
    hashOf(
      [...files]
        .filter(isSeen)
        .sort()
        .map((file) => `${file} ${contentOf(file)}\n`)
        .join(""),
    );
  const ofAll = globSync(GLOBAL_FILES, { cwd: root, exclude: ["**/*.test.ts"] });
  const shared = wordFor(new Set([...graph.reach([GLOBAL_ENTRY]).files, ...ofAll]));
  return (file) => shared + wordFor(graph.reach([file]).files);
}

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** What a guide says stands on a page of documentation, not in a story. */
const isSeen = (file: string) => !file.endsWith(".guide.tsx");

/** The folder of a tree's stories. */
export const STORIES = "packages/ui/src";

/** Files of stories in a tree, by their paths in it. */
export function storyFiles(root: string): string[] {
  return globSync(`${STORIES}/**/*.stories.tsx`, { cwd: root });
}
