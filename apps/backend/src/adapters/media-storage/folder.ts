import { constants, createReadStream } from "node:fs";
import { access, copyFile, mkdir, rename, rm } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import type { MediaStorage } from "../../ports/media-storage.ts";

/** Stores files in a folder. A file appears under its name only once it is complete. */
export function folderStorage(folder: string): MediaStorage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new RangeError(`Not a storage key: ${key}`);
    return path;
  };
  return {
    async write(key, source) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.part`;
      try {
        await copyFile(source, unfinished, constants.COPYFILE_FICLONE);
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const path = pathOf(key);
      const exists = await access(path).then(
        () => true,
        () => false,
      );
      return exists ? createReadStream(path, range) : null;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
