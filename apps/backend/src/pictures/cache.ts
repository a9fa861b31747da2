import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Pictures that were composed already, kept in a folder. */
export interface PictureCache {
  /** The bytes under a name, composed by `make` when there are none. Requests for the same name wait for one another. */
  get: (name: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null>;
}

/** A cache in `folder`. A file appears under its name only when it is whole. */
export function pictureCache(folder: string): PictureCache {
  const underway = new Map<string, Promise<Buffer | null>>();

  const compose = async (path: string, make: () => Promise<Buffer | null>) => {
    const picture = await make();
    if (!picture) return null;
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}.part`;
    await writeFile(unfinished, picture);
    await rename(unfinished, path);
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
