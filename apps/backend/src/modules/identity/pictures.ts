import { IDENTITY_PICTURE_MIN_SIDE } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import type { MediaStorage } from "../../ports/media-storage.ts";
import type { Database } from "../../database/connect.ts";
import { identityPictures } from "../../database/schema/index.ts";
import { bytesOnDisk, redrawImage, refusedFile, type UploadedFile } from "../media/index.ts";
import type { FieldEncryption } from "../../encryption/field-encryption.ts";

export type PictureRow = typeof identityPictures.$inferSelect;

/** Services for storing and reading pictures. */
export interface PictureServices {
  db: Database;
  mediaStorage: MediaStorage;
  encryption: FieldEncryption;
}

/** A prefix apart from all other files, so that access to those does not include these. */
const PREFIX = "identity";

/** The encryption purpose of a picture. */
export const picturePurpose = (id: string) => `picture ${id}`;

/** Redraws a picture without its metadata, encrypts it, and stores it under its own prefix. */
export async function storePicture(
  { db, mediaStorage, encryption }: PictureServices,
  { file: { path, type, kind }, client }: UploadedFile,
  customer_id: number,
  now: Date,
): Promise<PictureRow> {
  if (kind !== "image") throw refusedFile("FILE_NOT_ACCEPTED");
  const { full } = await redrawImage({ path, type, client });
  const { width, height, contentType: content_type } = full;
  if (Math.min(width, height) < IDENTITY_PICTURE_MIN_SIDE) {
    throw refusedFile("IDENTITY_PICTURE_TOO_SMALL", { limit: IDENTITY_PICTURE_MIN_SIDE });
  }
  const id = randomUUID();
  const storage_key = `${PREFIX}/${id.slice(0, 2)}/${id}.sealed`;
  const encryptedPath = `${path}.sealed`;
  const encrypted = encryption.encrypt(await readFile(full.path), picturePurpose(id));
  await writeFile(encryptedPath, encrypted, { mode: 0o600 });
  await mediaStorage.write(storage_key, encryptedPath, "application/octet-stream");
  try {
    const [row] = await db
      .insert(identityPictures)
      .values({
        id,
        customer_id,
        storage_key,
        content_type,
        width,
        height,
        stored_bytes: bytesOnDisk([{ size: encrypted.length }]),
        created_at: now,
      })
      .returning();
    if (!row) throw new RangeError("A stored picture has no row");
    return row;
  } catch (error) {
    await mediaStorage.remove(storage_key).catch(() => undefined); // Nothing refers to it without its row.
    throw error;
  }
}

/** A decrypted picture; null if there is none. */
export async function readPicture(
  { db, mediaStorage, encryption }: PictureServices,
  id: string,
): Promise<{ content: Buffer; contentType: string } | null> {
  const [row] = await db.select().from(identityPictures).where(eq(identityPictures.id, id));
  const stored = row && (await mediaStorage.read(row.storage_key));
  if (!stored) return null;
  const encrypted = Buffer.concat((await stored.toArray()) as Buffer[]);
  return { content: encryption.decrypt(encrypted, picturePurpose(id)), contentType: row.content_type };
}
