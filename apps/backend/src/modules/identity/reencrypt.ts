import { asc, eq, gt } from "../../database/drizzle.ts";
import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identityDocuments, identityPictures } from "../../database/schema/index.ts";
import { numberOf, numberPurpose } from "./documents.ts";
import { picturePurpose, readPicture, type PictureServices } from "./pictures.ts";

const AT_A_TIME = 100;

/** Re-encrypts every number and picture with the newest key. If interrupted, run it again; everything stays readable. */
export async function reencryptIdentities(
  services: PictureServices,
): Promise<{ numbers: number; pictures: number }> {
  return { numbers: await reencryptNumbers(services), pictures: await reencryptPictures(services) };
}

async function reencryptNumbers({ db, encryption }: PictureServices): Promise<number> {
  let [done, after] = [0, 0];
  for (;;) {
    const rows = await db
      .select()
      .from(identityDocuments)
      .where(gt(identityDocuments.id, after))
      .orderBy(asc(identityDocuments.id))
      .limit(AT_A_TIME);
    if (rows.length === 0) return done;
    for (const row of rows) {
      const plain = numberOf(row, encryption);
      const number = encryption.encrypt(Buffer.from(plain), numberPurpose(row.customer_id));
      const number_digest = encryption.digest(`${row.type}:${plain}`);
      await db
        .update(identityDocuments)
        .set({ number, number_digest })
        .where(eq(identityDocuments.id, row.id));
      [done, after] = [done + 1, row.id];
    }
  }
}

async function reencryptPictures(services: PictureServices): Promise<number> {
  const { db, mediaStorage, encryption } = services;
  const rows = await db
    .select({ id: identityPictures.id, storage_key: identityPictures.storage_key })
    .from(identityPictures);
  let done = 0;
  for (const { id, storage_key } of rows) {
    const picture = await readPicture(services, id);
    if (!picture) continue;
    const path = join(tmpdir(), `sen-${randomUUID()}.sealed`);
    try {
      await writeFile(path, encryption.encrypt(picture.content, picturePurpose(id)), { mode: 0o600 });
      await mediaStorage.write(storage_key, path, "application/octet-stream");
    } finally {
      await rm(path, { force: true });
    }
    done += 1;
  }
  return done;
}
