import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Pictures that were composed already, kept in a folder. */
export interface PictureCache {
  /** The bytes under a name, composed by `make` when there are none. Requests for the same name wait for one another. */
  get: (name: string, make: () => Promise<Buffer | null>) => Promise<Buffer | null>;
}

/**
 * A cache in `folder`. A file appears under its name only when it is whole. What the disk does not take is answered with all the same, and
 * kept when it is next composed.
 *
 * @param onUnkept told why, when pictures begin not to be kept
 */
export function pictureCache(folder: string, onUnkept: (reason: unknown) => void): PictureCache {
  const underway = new Map<string, Promise<Buffer | null>>();
  let isKeeping = true;

  const compose = async (path: string, make: () => Promise<Buffer | null>) => {
    const picture = await make();
    if (!picture) return null;
    try {
      await keep(path, picture);
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

async function keep(path: string, picture: Buffer): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(unfinished, picture);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined); // What is left of it takes room, and does no harm.
    throw error;
  }
}
