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
import { startEmbedded } from "../database/embedded.ts";
import { runningServer } from "../database/embedded-process.ts";
import { StartFailure } from "../database/failure.ts";
import { giveToServer } from "../database/unprivileged.ts";
import { archiving, openArchive, restoreCommand } from "./archive.ts";
import { copyFolder } from "./copy-folder.ts";
import { keptBackups, partsOf, type KeptBackup } from "./kept-backups.ts";
import { restoreMissingMedia } from "./media-copy.ts";

/** PostgreSQL's error when the WAL ends before the target time. */
const ENDED_BEFORE = "recovery ended before configured recovery target was reached";
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
  /** Whether the WAL ended before the target time. Everything in it was restored then. */
  endsBefore: boolean;
  /** Where the previous folder was moved; null if there was none. */
  before: string | null;
  mediaFiles: number;
  /** Paths that previous keys were moved to because they differed from the restored ones. */
  keysBefore: string[];
}

/**
 * Restores the embedded server of a stopped shop to a moment, together with missing media and the keys that belong to the database. Moves
 * the previous folder and keys aside, and moves the folder back if the restore fails. Throws a `StartFailure` with an explanation.
 */
export async function restoreBackup(
  { databaseUrl, dataDir, backupDir }: DataPlaces,
  { to, timeline }: RestoreWanted,
): Promise<Restored> {
  if (databaseUrl) {
    throw new StartFailure("DATABASE_URL is set: restore that server with its own tools (docs/backup.md).");
  }
  const from = backupBefore(backupDir, to);
  const release = lockDataFolder(dataDir);
  const folder = databaseFolder(dataDir);
  try {
    if (await runningServer(folder)) throw new StartFailure("The database is running. Stop the shop first.");
    const before = moveAside(folder);
    try {
      await putFolder(partsOf(from.folder).server, folder);
      openArchive(backupDir);
      const settings = {
        ...archiving(backupDir),
        // Accept connections only after the WAL is replayed.
        hot_standby: "off",
        restore_command: restoreCommand(backupDir, foldersBefore(dataDir)),
        recovery_target_timeline: timeline === null ? "latest" : String(timeline),
        recovery_target_action: "promote",
      };
      const mediaFiles = await restoreMissingMedia(partsOf(from.folder).media, join(dataDir, "media"));
      const endsBefore = await repeatLog(folder, settings, to);
      return { from, before, mediaFiles, endsBefore, keysBefore: putBackKeys(from, dataDir) };
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      if (before !== null) renameSync(before, folder);
      throw error;
    }
  } finally {
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
      `The oldest backup is from ${oldest.finishedAt.toISOString()}: no earlier state can be restored.`,
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
  await copyFolder(kept, folder, () => true);
  writeFileSync(join(folder, "recovery.signal"), "");
  giveToServer(folder);
}

/** Runs the server until it has replayed the WAL up to the target time. Returns whether the WAL ended before it. */
async function repeatLog(
  folder: string,
  settings: Record<string, string>,
  to: Date | null,
): Promise<boolean> {
  const repeat = async (target: Record<string, string>) => {
    const server = await startEmbedded(folder, {
      settings: { ...settings, ...target },
      timeoutMs: REPEAT_TIMEOUT_MS,
    });
    await server.stop();
  };
  if (to === null) {
    await repeat({});
    return false;
  }
  try {
    await repeat({ recovery_target_time: to.toISOString().replace("T", " ").replace("Z", "+00") });
    return false;
  } catch (error) {
    if (!(error instanceof StartFailure) || !error.message.includes(ENDED_BEFORE)) throw error;
    await repeat({});
    return true;
  }
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
