import { daysAfter, IDENTITY_PICTURES_KEPT_DAYS } from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { queueFileDeletion } from "../media/index.ts";

/** Days until a picture without a submitted document is deleted. */
const WAITING_DAYS = 1;
/** Pictures deleted per batch. */
const BATCH = 20;

/** Deletes expired pictures: those never submitted with a document, and those of documents decided on long ago. Returns the number. */
export async function sweepIdentityPictures(db: Database, now: Date, signal?: AbortSignal): Promise<number> {
  let all = 0;
  for (let swept = BATCH; swept === BATCH && !signal?.aborted; all += swept) {
    swept = await sweepBatch(db, now);
  }
  return all;
}

async function sweepBatch(db: Database, now: Date): Promise<number> {
  const unused = daysAfter(now, -WAITING_DAYS).toISOString();
  const decided = daysAfter(now, -IDENTITY_PICTURES_KEPT_DAYS).toISOString();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ storage_key: string }>(sql`
      delete from identity_pictures where id in (
        select p.id from identity_pictures p left join identity_documents d on d.id = p.document_id
        where (p.document_id is null and p.created_at < ${unused}) or d.decided_at < ${decided}
        order by p.created_at limit ${BATCH} for update of p skip locked)
      returning storage_key`);
    await queueFileDeletion(tx, rows);
    return rows.length;
  });
}
