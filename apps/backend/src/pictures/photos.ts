import type { PictureFormat, PictureWidth } from "@sen/domain";
import type { FastifyBaseLogger } from "fastify";
import { eq } from "../database/drizzle.ts";
import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { MediaStorage } from "../ports/media-storage.ts";
import type { Database } from "../database/connect.ts";
import { photos } from "../database/schema/index.ts";
import { composeImage } from "../imaging/imaging.ts";

/** The URL of a photo, without width and format. */
export const photoUrl = (id: string): string => `/media/catalog/${id}`;

/** The folder of a catalogue's photo or video in the media storage. */
export const cataloguePlace = (id: string): string => `catalogue/${id.slice(0, 2)}/${id}`;

/** Where photos are stored. */
export interface PhotoSource {
  db: Database;
  mediaStorage: MediaStorage;
  log: Pick<FastifyBaseLogger, "error">;
}

/**
 * A photo in one width and format, made on first request and then kept in the media storage. Null if the photo does not exist. If it cannot
 * be stored, it is still returned.
 */
export async function photoRendition(
  { db, mediaStorage, log }: PhotoSource,
  id: string,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer | null> {
  const [photo] = await db.select({ shown: photos.shown }).from(photos).where(eq(photos.id, id)).limit(1);
  if (!photo) return null;
  const key = `${cataloguePlace(id)}/${width}.${format}`;
  const kept = await mediaStorage.read(key);
  if (kept) return buffer(kept);
  // Read in its turn: hundreds may be queued, and each file takes megabytes.
  const made = await composeImage(async (sharp) => {
    const shown = await mediaStorage.read(photo.shown.storage_key);
    if (!shown) return null;
    const resized = sharp(await buffer(shown)).resize({ width, withoutEnlargement: true });
    return format === "avif"
      ? resized.avif({ quality: 52, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer()
      : resized.webp({ quality: 80, effort: 3 }).toBuffer();
  });
  if (!made) return null;
  await keep(mediaStorage, key, made, `image/${format}`).catch((err: unknown) => {
    log.error({ err }, "a photo could not be stored, so other backends render it again");
  });
  return made;
}

async function keep(mediaStorage: MediaStorage, key: string, content: Buffer, type: string): Promise<void> {
  await using folder = await mkdtempDisposable(join(tmpdir(), "sen-photo-"));
  const file = join(folder.path, "made");
  await writeFile(file, content);
  await mediaStorage.write(key, file, type);
}
