import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Indexer, IndexInput } from "storybook/internal/types";
import storybook from "storybook/package.json" with { type: "json" };

const folder = fileURLToPath(new URL("../.cache/story-index/", import.meta.url));

/** Caches the story index of each file across starts until the file changes, because indexing all files takes seconds. */
export const keptIndex = (indexers: readonly Indexer[]): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const known = [storybook.version, file, options.makeTitle(), await readFile(file, "utf8")];
      const hash = createHash("sha256").update(known.join("\0")).digest("hex");
      const place = `${folder}${basename(file)}-${hash}.json`;
      const kept = await readFile(place, "utf8").catch(() => null);
      if (kept !== null) return JSON.parse(kept) as IndexInput[];
      const stories = await indexer.createIndex(file, options);
      await mkdir(folder, { recursive: true });
      await writeFile(place, JSON.stringify(stories));
      return stories;
    },
  }));
