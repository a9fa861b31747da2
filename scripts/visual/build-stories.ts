import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { STORIES } from "./fingerprints.ts";

/** A story that is to be photographed. */
export interface VisualStory {
  id: string;
  title: string;
  name: string;
  /** The file of stories, by its path in the tree. */
  file: string;
}

export interface BuildOptions {
  /** Files of stories, by their paths in the tree; a tree that knows nothing of this builds all that it has. */
  files?: readonly string[];
  /** With the pages of documentation. @default false */
  withDocs?: boolean;
}

/** Builds a tree's Storybook, without its manager. */
export async function buildStories(tree: string, folder: string, options: BuildOptions = {}): Promise<void> {
  const { files, withDocs = false } = options;
  const program = join(dirname(installed(tree, "storybook/package.json")), "dist/bin/dispatcher.js");
  const args = [program, "build", ...(withDocs ? [] : ["--test"]), "--preview-only", "--quiet", "-o", folder];
  // Not "test", which the programs that test stories set: stories would be audited as they are shown.
  const child = spawn(process.execPath, args, {
    cwd: tree,
    env: {
      ...process.env,
      NODE_ENV: "production",
      STORYBOOK_DISABLE_TELEMETRY: "1",
      ...(files && { SEN_STORY_FILES: files.map((file) => relative(STORIES, file)).join(",") }),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => child.once("close", resolve));
  if (code !== 0 || !existsSync(join(folder, "index.json"))) {
    throw new Error(`The stories of ${tree} could not be built:\n${output}`);
  }
}

/** Where a module is for a tree: in its own node_modules, or in those of the folders above it. */
function installed(tree: string, specifier: string): string {
  return createRequire(join(tree, "package.json")).resolve(specifier);
}

interface IndexEntry {
  type: string;
  id: string;
  title: string;
  name: string;
  importPath: string;
  tags?: string[];
}

/** The stories of a built Storybook that carry the tag `visual`. */
export function visualStories(folder: string): VisualStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === "story" && tags.includes("visual"))
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.replace(/^\.\//, "") }));
}
