import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { STORIES } from "./fingerprints.ts";

/** A story that is to be photographed. */
export interface VisualStory {
  id: string;
  title: string;
  name: string;
  /** The file of stories, by its path in the tree. */
  file: string;
}

interface BuildOptions {
  /** Files of stories, by their paths in the tree. @default all */
  files?: readonly string[] | undefined;
  /** With the pages of documentation, and what imports what. @default false */
  withDocs?: boolean;
}
type Said = Record<"stdout" | "stderr", string>;

/** Builds a tree's Storybook, without its manager. Throws what Storybook said. */
export async function buildStories(
  tree: string,
  folder: string,
  { files, withDocs = false }: BuildOptions = {},
): Promise<void> {
  const storybook = createRequire(join(tree, "package.json")).resolve("storybook/package.json");
  const program = join(dirname(storybook), "dist/bin/dispatcher.js");
  const args = [program, "build", withDocs ? "--stats-json" : "--test", "--preview-only", "-o", folder];
  const env = {
    ...process.env,
    // Not "test", which the programs that test stories set: stories would be audited as they are shown.
    NODE_ENV: "production",
    STORYBOOK_DISABLE_TELEMETRY: "1",
    ...(files && { SEN_STORY_FILES: files.map((file) => relative(STORIES, file)).join(",") }),
  };
  const options = { cwd: tree, env, maxBuffer: Infinity };
  await promisify(execFile)(process.execPath, args, options).catch(({ stdout, stderr }: Said) => {
    throw new Error(`The stories of ${tree} could not be built:\n${stdout}${stderr}`);
  });
}

/** Whether a folder holds a built Storybook. */
export const isBuilt = (folder: string) => existsSync(join(folder, "index.json"));

type IndexEntry = Omit<VisualStory, "file"> & { type: string; importPath: string; tags?: string[] };

/** The stories of a built Storybook that carry the tag `visual`. */
export function visualStories(folder: string): VisualStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === "story" && tags.includes("visual"))
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.replace(/^\.\//, "") }));
}
