import { sql } from "../database/drizzle.ts";
import type { Database } from "../database/connect.ts";
import type { JobHandler } from "../jobs/job-handler.ts";
import { closeAlert, raiseAlert } from "../modules/provider-log/index.ts";
import type { Config } from "../config.ts";
import { vietnamTime } from "../vietnam-day.ts";
import { keptBackups } from "./kept-backups.ts";

/** PostgreSQL retries a failed archiving every minute. */
const ARCHIVE_LATE_MS = 10 * 60 * 1_000;
/** Backups are taken every night. */
const BACKUP_LATE_MS = 2 * 24 * 60 * 60 * 1_000;

/** Alerts the staff while the shop's changes cannot be archived, or a real shop's embedded database has no recent backup. */
export const watchBackups: JobHandler<"watch-backups"> = async ({ db, config, clock }) => {
  const now = clock.now();
  const troubles = { "WAL archiving": await archivingTrouble(db, now), backup: backupTrouble(config, now) };
  for (const [subject, text] of Object.entries(troubles)) {
    if (text === null) await closeAlert(db, subject, now);
    else await raiseAlert(db, { subject, text: `${text} What to do: docs/backup.md.` }, now);
  }
};

/** Of any server that archives, embedded or not. */
async function archivingTrouble(db: Database, now: Date): Promise<string | null> {
  const lastWork = sql`coalesce(last_archived_time, stats_reset)`;
  const { rows } = await db.execute<{ segment: string; since: number }>(sql`
    select last_failed_wal as segment, extract(epoch from ${lastWork})::float8 * 1000 as since
    from pg_stat_archiver
    where current_setting('archive_mode') <> 'off' and last_failed_time > coalesce(last_archived_time, '-infinity')
      and ${lastWork} <= ${new Date(now.getTime() - ARCHIVE_LATE_MS).toISOString()}`);
  const [failing] = rows;
  if (!failing) return null;
  return `PostgreSQL has archived no change since ${vietnamTime(new Date(failing.since))} (it fails at ${failing.segment}): nothing newer can be restored from a backup, and the changes fill the database's disk.`;
}

function backupTrouble({ settings, databaseUrl, backupDir }: Config, now: Date): string | null {
  if (settings.SEN_MODE !== "production" || databaseUrl !== null || !settings.BACKUP_ALERT) return null;
  const newest = keptBackups(backupDir).at(-1)?.finishedAt;
  if (newest === undefined) return `There is no backup in ${backupDir}.`;
  if (now.getTime() - newest.getTime() < BACKUP_LATE_MS) return null;
  return `The newest backup in ${backupDir} is of ${vietnamTime(newest)}.`;
}
