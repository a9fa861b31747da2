import { constants } from "node:fs";
import { copyFile, mkdir, readdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/**
 * Copies a folder whose files may appear and disappear meanwhile.
 *
 * @param isWanted whether to copy a path, relative to the folder and separated by `/`
 */
export async function copyFolder(
  folder: string,
  target: string,
  isWanted: (path: string) => boolean,
  within = "",
): Promise<void> {
  await mkdir(join(target, within), { recursive: true, mode: 0o700 });
  for (const entry of await readdir(join(folder, within), { withFileTypes: true })) {
    const path = within === "" ? entry.name : `${within}/${entry.name}`;
    if (!isWanted(path)) continue;
    if (entry.isDirectory()) await copyFolder(folder, target, isWanted, path);
    else if (entry.isFile()) await copyPresent(join(folder, path), join(target, path));
  }
}

/** Copies a file with its timestamps. Skips a file that no longer exists. */
export async function copyPresent(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    const { atime, mtime } = await stat(from);
    await utimes(to, atime, mtime);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}
