import { existsSync } from "node:fs";
import { link, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copyPresent } from "./copy-folder.ts";

/** The size of each file below a folder, by its relative path; none if the folder does not exist. */
export async function filesBelow(folder: string | null): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  if (folder === null || !existsSync(folder)) return sizes;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith(".part")) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => null); // Swept meanwhile.
    if (found) sizes.set(path.slice(folder.length + 1), found.size);
  }
  return sizes;
}

/** The bytes that `copyMedia` would take. */
export async function bytesToCopy(folder: string, previous: string | null): Promise<number> {
  const kept = await filesBelow(previous);
  return [...(await filesBelow(folder))].reduce(
    (sum, [name, size]) => (kept.get(name) === size ? sum : sum + size),
    0,
  );
}

/**
 * Copies the files of a folder. A file that is also in `previous` takes no extra space, since a file in the storage never changes. Skips
 * files that are swept meanwhile.
 */
export async function copyMedia(folder: string, target: string, previous: string | null): Promise<void> {
  const kept = await filesBelow(previous);
  for (const [name, size] of await filesBelow(folder)) {
    const to = join(target, name);
    await mkdir(dirname(to), { recursive: true });
    const isLinked = previous !== null && kept.get(name) === size && (await linked(join(previous, name), to));
    if (!isLinked) await copyPresent(join(folder, name), to);
  }
}

/** Restores files that are missing in a folder. Existing files stay as they are. */
export async function restoreMissingMedia(kept: string, folder: string): Promise<number> {
  const present = await filesBelow(folder);
  const missing = [...(await filesBelow(kept)).keys()].filter((name) => !present.has(name));
  for (const name of missing) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyPresent(join(kept, name), join(folder, name));
  }
  return missing.length;
}

/** False on a disk without hard links. */
const linked = (from: string, to: string): Promise<boolean> =>
  link(from, to).then(
    () => true,
    () => false,
  );
