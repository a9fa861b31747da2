import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { STORIES } from "./fingerprints.ts";

/** A story to photograph. */
export interface VisualStory {
  id: string;
  title: string;
  name: string;
  /** Path of its story file in the tree. */
  file: string;
}

interface BuildOptions {
  /** Paths of story files in the tree. @default all */
  files?: readonly string[] | undefined;
  /** Includes the documentation pages. @default false */
  withDocs?: boolean;
}
type Said = Record<"stdout" | "stderr", string>;

/** Builds a tree's Storybook without the manager. Throws with Storybook's output. */
export async function buildStories(
  tree: string,
  folder: string,
  { files, withDocs = false }: BuildOptions = {},
): Promise<void> {
  const storybook = createRequire(join(tree, "package.json")).resolve("storybook/package.json");
  const program = join(dirname(storybook), "dist/bin/dispatcher.js");
  const args = [program, "build", ...(withDocs ? [] : ["--test"]), "--preview-only", "-o", folder];
  const env = {
    ...process.env,
    // Not "test", as test runners set it: stories would be audited while they are shown.
    NODE_ENV: "production",
    STORYBOOK_DISABLE_TELEMETRY: "1",
    ...(files && { SEN_STORY_FILES: files.map((file) => relative(STORIES, file)).join(",") }),
  };
  const options = { cwd: tree, env, maxBuffer: Infinity };
  await promisify(execFile)(process.execPath, args, options).catch(({ stdout, stderr }: Said) => {
    throw new Error(`The stories of ${tree} could not be built:\n${stdout}${stderr}`);
  });
}

/** Whether a folder contains a built Storybook. */
export const isBuilt = (folder: string) => existsSync(join(folder, "index.json"));

type IndexEntry = Omit<VisualStory, "file"> & { type: string; importPath: string; tags?: string[] };

/** The stories of a built Storybook that have the tag `visual`. */
export function visualStories(folder: string): VisualStory[] {
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries)
    .filter(({ type, tags = [] }) => type === "story" && tags.includes("visual"))
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: importPath.replace(/^\.\//, "") }));
}
