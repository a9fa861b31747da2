import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { completeFile } from "../complete-file.ts";

/** A disk cache of composed pictures. */
export interface PictureCache {
  /** The cached bytes, composed by `make` on a miss. Concurrent requests for the same name share one call. */
  get: (name: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null>;
}

/**
 * A cache in `folder`. A picture that cannot be written is still returned, and composed again next time.
 *
 * @param onUnkept called with the reason when writing begins to fail
 */
export function pictureCache(folder: string, onUnkept: (reason: unknown) => void): PictureCache {
  const underway = new Map<string, Promise<Buffer | null>>();
  let isKeeping = true;

  const compose = async (path: string, make: () => Promise<Buffer | null>) => {
    const picture = await make();
    if (!picture) return null;
    try {
      await completeFile(path, (unfinished) => writeFile(unfinished, picture));
      isKeeping = true;
    } catch (error) {
      if (isKeeping) onUnkept(error);
      isKeeping = false;
    }
    return picture;
  };

  return {
    async get(name, make) {
      const path = join(folder, name.slice(0, 2), name);
      const kept = await readFile(path).catch(() => null);
      if (kept) return kept;
      const running = underway.get(name);
      if (running) return running;
      const started = compose(path, make).finally(() => underway.delete(name));
      underway.set(name, started);
      return started;
    },
  };
}
