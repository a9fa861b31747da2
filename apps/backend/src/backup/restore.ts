import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { DataPlaces } from "../config.ts";
import { databaseFolder, lockDataFolder } from "../database/data-folder.ts";
import { connectOnce } from "../database/connect.ts";
import { startEmbedded, stopEmbedded, type EmbeddedServer } from "../database/embedded.ts";
import { runningServer } from "../database/embedded-process.ts";
import { StartFailure } from "../database/failure.ts";
import { giveToServer } from "../database/unprivileged.ts";
import { vietnamTime } from "../vietnam-day.ts";
import { archiving, openArchive, restoreCommand } from "./archive.ts";
import { copyFolder } from "./copy-folder.ts";
import { assertWhole, keptBackups, partsOf, type KeptBackup } from "./kept-backups.ts";
import { restoreMissingMedia } from "./media-copy.ts";

/** PostgreSQL's error when the WAL ends before the target time. */
const ENDED_BEFORE = "recovery ended before configured recovery target was reached";
/** More than were given after the restored moment. */
const SKIPPED_NUMBERS = 10_000;
/** Replaying a week of changes takes long. */
const REPEAT_TIMEOUT_MS = 6 * 60 * 60 * 1_000;

/** Which state to restore. */
export interface RestoreWanted {
  /** The moment to restore; null for the latest. */
  to: Date | null;
  /** The timeline of an earlier restore; null for the newest. */
  timeline: number | null;
}

/** The result of a restore. */
export interface Restored {
  from: KeptBackup;
  /** When the last change was made that was restored after the backup; null if there was none. */
  until: Date | null;
  /** Whether the WAL ended before the target time. Everything in it was restored then. */
  endsBefore: boolean;
  /** Where the previous folder was moved; null if there was none. */
  before: string | null;
  mediaFiles: number;
  /** Paths that previous keys were moved to because they differed from the restored ones. */
  keysBefore: string[];
}

/**
 * Restores the embedded server of a stopped shop to a moment, together with missing media and the keys that belong to the database. It is
 * restored beside the previous folder, which is moved aside at the end: a restore that fails or is killed leaves it as it is. Throws a
 * `StartFailure` with an explanation.
 */
export async function restoreBackup(
  { databaseUrl, dataDir, backupDir }: DataPlaces,
  { to, timeline }: RestoreWanted,
): Promise<Restored> {
  if (databaseUrl) {
    throw new StartFailure("DATABASE_URL is set: restore that server with its own tools (docs/backup.md).");
  }
  const from = backupBefore(backupDir, to);
  await assertWhole(from);
  const release = lockDataFolder(dataDir);
  const folder = databaseFolder(dataDir);
  const fresh = `${folder}.restored`;
  try {
    if (await runningServer(folder)) throw new StartFailure("The database is running. Stop the shop first.");
    await putFolder(partsOf(from.folder).server, fresh);
    openArchive(backupDir);
    const settings = {
      ...archiving(backupDir),
      // Accept connections only after the WAL is replayed.
      hot_standby: "off",
      restore_command: restoreCommand(backupDir, [folder, ...foldersBefore(dataDir)]),
      recovery_target_timeline: timeline === null ? "latest" : String(timeline),
      recovery_target_action: "promote",
    };
    const mediaFiles = await restoreMissingMedia(partsOf(from.folder).media, join(dataDir, "media"));
    const repeated = await repeatLog(fresh, settings, to);
    await stopEmbedded(folder); // A command may have started it.
    const before = moveAside(folder);
    renameSync(fresh, folder);
    return { from, before, mediaFiles, ...repeated, keysBefore: putBackKeys(from, dataDir) };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    release();
  }
}

/** The newest backup that was complete at the given moment. */
function backupBefore(backupDir: string, to: Date | null): KeptBackup {
  const kept = keptBackups(backupDir);
  const [oldest] = kept;
  if (!oldest) throw new StartFailure(`No backup found in ${backupDir}.`);
  const found = kept.findLast(({ finishedAt }) => to === null || finishedAt <= to);
  if (!found) {
    throw new StartFailure(
      `The oldest backup is from ${vietnamTime(oldest.finishedAt)}: no earlier state can be restored.`,
    );
  }
  return found;
}

const ASIDE = "postgres.before-";
const stampOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, "-");

function moveAside(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const aside = join(folder, "..", `${ASIDE}${stampOf(new Date())}`);
  renameSync(folder, aside);
  return aside;
}

/** Folders that restores moved aside, newest first. Each may have changes that were not archived. */
function foldersBefore(dataDir: string): string[] {
  const names = readdirSync(dataDir).filter((name) => name.startsWith(ASIDE));
  return names
    .sort()
    .reverse()
    .map((name) => join(dataDir, name));
}

async function putFolder(kept: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await copyFolder(kept, folder, () => true);
  writeFileSync(join(folder, "recovery.signal"), "");
  giveToServer(folder);
}

/** Runs the server until it has replayed the WAL up to the target time, or to its end if that is earlier. */
async function repeatLog(
  folder: string,
  settings: Record<string, string>,
  to: Date | null,
): Promise<Pick<Restored, "until" | "endsBefore">> {
  const repeat = async (target: Record<string, string>) => {
    const server = await startEmbedded(folder, {
      settings: { ...settings, ...target },
      timeoutMs: REPEAT_TIMEOUT_MS,
    });
    try {
      return await skipNumbers(server);
    } finally {
      await server.stop();
    }
  };
  if (to === null) return { until: await repeat({}), endsBefore: false };
  try {
    const target = { recovery_target_time: to.toISOString().replace("T", " ").replace("Z", "+00") };
    return { until: await repeat(target), endsBefore: false };
  } catch (error) {
    if (!(error instanceof StartFailure) || !error.message.includes(ENDED_BEFORE)) throw error;
    return { until: await repeat({}), endsBefore: true };
  }
}

/**
 * Lets every database skip numbers, and returns when the last replayed change was made. What was ordered after the restored moment has
 * numbers that customers know, and codes under which a carrier would find the lost order's parcel.
 */
async function skipNumbers(server: EmbeddedServer): Promise<Date | null> {
  await using client = await connectOnce(server.url("postgres"));
  const { rows } = await client.query<{ name: string; until: Date | null }>(
    "select datname as name, pg_last_xact_replay_timestamp() as until from pg_database where not datistemplate",
  );
  for (const { name } of rows) {
    await using database = await connectOnce(server.url(name));
    await database.query(
      "select setval(format('%I.%I', schemaname, sequencename), last_value + $1) from pg_sequences where last_value is not null",
      [SKIPPED_NUMBERS],
    );
  }
  return rows[0]?.until ?? null;
}

/** Restores the keys, moving differing ones aside. Returns the paths they were moved to. */
function putBackKeys({ folder }: KeptBackup, dataDir: string): string[] {
  const aside: string[] = [];
  for (const { name, file } of partsOf(folder).keys) {
    const present = join(dataDir, name);
    if (!existsSync(file)) continue;
    if (existsSync(present) && !readFileSync(present).equals(readFileSync(file))) {
      const before = `${present}.before-${stampOf(new Date())}`;
      renameSync(present, before);
      aside.push(before);
    }
    copyFileSync(file, present);
  }
  return aside;
}
