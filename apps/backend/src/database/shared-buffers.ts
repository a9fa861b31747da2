import { readdirSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { join } from "node:path";

const LEAST_MB = 96;
/** Share of the stored data that is in use at the same time. */
const DATA_SHARE = 1 / 8;
/** PostgreSQL's own recommendation for a machine that runs more than the database. */
const MEMORY_SHARE = 1 / 4;
const MB = 1024 ** 2;

/** `shared_buffers` in MB for the server on a folder: an eighth of its data, but at least 96 MB and at most a quarter of the memory. */
export function sharedBuffersMb(folder: string, memoryBytes = availableMemory()): number {
  const most = Math.min(bytesIn(join(folder, "base")) * DATA_SHARE, memoryBytes * MEMORY_SHARE);
  return Math.max(LEAST_MB, Math.floor(most / MB));
}

/** The machine's memory, or less if a container limits it. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** A file may disappear meanwhile, if a server runs on the folder. */
function bytesIn(folder: string): number {
  const sizes = readdirSync(folder, { recursive: true, encoding: "utf8" }).map(
    (name) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
