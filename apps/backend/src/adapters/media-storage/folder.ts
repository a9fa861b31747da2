import { constants, createReadStream } from "node:fs";
import { access, copyFile, rm } from "node:fs/promises";
import { resolve, sep } from "node:path";
import { completeFile } from "../../complete-file.ts";
import type { MediaStorage } from "../../ports/media-storage.ts";

/** Stores files in a folder. */
export function folderStorage(folder: string): MediaStorage {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new RangeError(`Not a storage key: ${key}`);
    return path;
  };
  return {
    write: async (key, source) =>
      completeFile(pathOf(key), (unfinished) => copyFile(source, unfinished, constants.COPYFILE_FICLONE)),
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
