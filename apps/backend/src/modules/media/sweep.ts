import { sql } from "../../database/drizzle.ts";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../../database/connect.ts";
import type { MediaRendition } from "../../database/schema/index.ts";
import type { JobServices } from "../../jobs/job-handler.ts";
import { queueFileDeletion } from "./delete-files.ts";

/** How long an uploaded file may stay unattached, and work files may stay in their folder. */
const WAITING_MS = 24 * 60 * 60 * 1000;
/** Files deleted per batch. */
const BATCH = 50;

type Services = Pick<JobServices, "db" | "config" | "signal">;

/** Deletes what uploads left behind: unattached files, and work files of interrupted uploads. */
export async function sweepUploads({ db, config, signal }: Services, now: Date): Promise<void> {
  while ((await sweepMedia(db, now)) === BATCH && !signal.aborted);
  for (const folder of ["incoming", "preparing"]) await sweepFolder(join(config.dataDir, folder));
}

/** Deletes a batch of files still unattached a day after their upload. Returns the number. */
async function sweepMedia(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - WAITING_MS).toISOString();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ renditions: MediaRendition[] }>(sql`
      delete from media_files where id in (
        select m.id from media_files m
        where m.attached_at is null and m.created_at < ${before}
          and not exists (select from cs_attachments a where a.media_id = m.id)
        order by m.created_at limit ${BATCH} for update skip locked)
      returning renditions`);
    await queueFileDeletion(
      tx,
      rows.flatMap(({ renditions }) => renditions),
    );
    return rows.length;
  });
}

/** Deletes work files older than a day, whose process has died. */
async function sweepFolder(folder: string): Promise<void> {
  // File times come from the system clock, not the shop's.
  const before = Date.now() - WAITING_MS;
  const names = await readdir(folder).catch(() => []);
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}
