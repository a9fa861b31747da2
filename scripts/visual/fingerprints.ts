import { createHash, type Hash } from "node:crypto";
import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { ModuleGraph } from "../../.storybook/docs/module-graph.ts";

/** What every story's look follows from, whatever it imports. Folders stand for all their files. */
const GLOBAL_FILES = [
  // Of packages from outside: another version of any lets every story look different.
  "package-lock.json",
  ".storybook/main.ts",
  ".storybook/story-resolution.ts",
  "packages/ui/vite",
  "packages/ui/src/compiled-icon.ts",
  "packages/ui/src/styled-element.ts",
  "apps/storefront/public",
];
const GLOBAL_ENTRY = ".storybook/preview.tsx";

/** What a story's look follows from, as one word per story: if it is the same in two trees, the story looks the same. */
export class Fingerprints {
  readonly #root: string;
  readonly #graph: ModuleGraph;
  readonly #contents = new Map<string, string>();
  #shared: string | undefined;

  /** @param root a tree of this repository */
  constructor(root: string) {
    this.#root = root;
    this.#graph = new ModuleGraph(root);
  }

  /** Of a file of stories, by its path in the tree. */
  of(file: string): string {
    const hash = createHash("sha256").update(this.#ofAll());
    this.#add(hash, this.#graph.reach([file]).files);
    return hash.digest("hex");
  }

  #ofAll(): string {
    if (this.#shared === undefined) {
      const hash = createHash("sha256");
      this.#add(hash, this.#graph.reach([GLOBAL_ENTRY]).files);
      this.#add(hash, new Set(GLOBAL_FILES.flatMap((path) => filesIn(this.#root, path))));
      this.#shared = hash.digest("hex");
    }
    return this.#shared;
  }

  #add(hash: Hash, files: ReadonlySet<string>): void {
    for (const file of [...files].filter(isSeen).sort()) hash.update(`${file} ${this.#contentOf(file)}\n`);
  }

  #contentOf(file: string): string {
    const content = this.#contents.get(file) ?? hashOf(readFileSync(join(this.#root, file)));
    this.#contents.set(file, content);
    return content;
  }
}

const hashOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** What a guide says stands on a page of documentation, not in a story. */
const isSeen = (file: string) => !file.endsWith(".guide.ts");

/** The folder of a tree's stories. */
export const STORIES = "packages/ui/src";

/** Files of stories in a tree, by their paths in it. */
export function storyFiles(root: string): string[] {
  return globSync(`${STORIES}/**/*.stories.tsx`, { cwd: root });
}

/** A file's path itself, or those of a folder's files; tests change no story. */
function filesIn(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.\w+$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}
