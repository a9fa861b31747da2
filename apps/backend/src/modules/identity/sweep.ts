import { daysAfter, IDENTITY_PICTURES_KEPT_DAYS } from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import type { MediaStorage } from "../../ports/media-storage.ts";
import type { Database } from "../../database/connect.ts";

/** How long a picture waits for its document to be sent, in days. */
const WAITING_DAYS = 1;
/** Pictures that go at a time. */
const BATCH = 20;

/** Removes pictures whose time of keeping is over: those that nothing was sent with, and those of documents that were decided on. */
export async function sweepIdentityPictures(
  { db, mediaStorage }: { db: Database; mediaStorage: MediaStorage },
  now: Date,
): Promise<number> {
  const unused = daysAfter(now, -WAITING_DAYS).toISOString();
  const decided = daysAfter(now, -IDENTITY_PICTURES_KEPT_DAYS).toISOString();
  const { rows } = await db.execute<{ storage_key: string }>(sql`
    delete from identity_pictures where id in (
      select p.id from identity_pictures p left join identity_documents d on d.id = p.document_id
      where (p.document_id is null and p.created_at < ${unused}) or d.decided_at < ${decided}
      order by p.created_at limit ${BATCH} for update of p skip locked)
    returning storage_key`);
  await Promise.allSettled(rows.map(({ storage_key }) => mediaStorage.remove(storage_key)));
  return rows.length;
}
