import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ModuleGraph } from "../../.storybook/docs/module-graph.ts";

/** Path patterns of files that affect the look of every story, whatever it imports. */
const GLOBAL_FILES = [
  // A new version of any external package may change every story.
  "package-lock.json",
  ".storybook/{main,own-texts,story-resolution}.ts",
  "packages/ui/vite/**/*.*",
  "packages/ui/src/compiled-icon.ts",
  "packages/ui/src/styled-element.ts",
  "apps/storefront/public/**/*.*",
];
const GLOBAL_ENTRY = ".storybook/preview.tsx";

/**
 * Returns a function that fingerprints everything affecting a story file's look, by its path in the tree. If the fingerprints in two trees
 * are equal, the stories look the same.
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
  const shared = wordFor(new Set([...graph.reach([GLOBAL_ENTRY]), ...ofAll]));
  return (file) => shared + wordFor(graph.reach([file]));
}

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** Guides are shown on documentation pages, not in stories. */
const isSeen = (file: string) => !file.endsWith(".guide.tsx");

/** The folder of a tree's stories. */
export const STORIES = "packages/ui/src";

/** Paths of the story files in a tree. */
export function storyFiles(root: string): string[] {
  return globSync(`${STORIES}/**/*.stories.tsx`, { cwd: root });
}
