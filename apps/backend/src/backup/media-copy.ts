import { link, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copyPresent } from "./copy-folder.ts";

/** Relative paths of all files below a folder; none if it does not exist. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/**
 * Copies the files of a folder. A file that is also in `previous` takes no extra space, since a file in the storage never changes. Skips
 * files that are swept meanwhile.
 */
export async function copyMedia(folder: string, target: string, previous: string | null): Promise<number> {
  const names = await filesBelow(folder);
  for (const name of names) {
    await mkdir(dirname(join(target, name)), { recursive: true });
    const from = join(folder, name);
    const isLinked = previous !== null && (await linked(from, join(previous, name), join(target, name)));
    if (!isLinked) await copyPresent(from, join(target, name));
  }
  return names.length;
}

/** Restores files that are missing in a folder. Existing files stay as they are. */
export async function restoreMissingMedia(kept: string, folder: string): Promise<number> {
  const present = new Set(await filesBelow(folder));
  const missing = (await filesBelow(kept)).filter((name) => !present.has(name));
  for (const name of missing) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyPresent(join(kept, name), join(folder, name));
  }
  return missing.length;
}

async function linked(now: string, before: string, target: string): Promise<boolean> {
  try {
    const [is, was] = await Promise.all([stat(now), stat(before)]);
    if (is.size !== was.size) return false;
    await link(before, target);
    return true;
  } catch {
    return false;
  }
}
