import {
  chownSync,
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
import { databaseFolder, holdFolder } from "../database/data-folder.ts";
import { startEmbedded } from "../database/embedded.ts";
import { runningServer } from "../database/embedded-process.ts";
import { StartFailure } from "../database/failure.ts";
import { serverUser } from "../database/unprivileged.ts";
import { archiving, restoreCommand } from "./archive.ts";
import { copyFolder } from "./copy-folder.ts";
import { keptBackups, partsOf, type KeptBackup } from "./kept-backups.ts";
import { putBackMedia } from "./media-copy.ts";

/** What PostgreSQL says when the log ends before the wanted moment. */
const ENDED_BEFORE = "recovery ended before configured recovery target was reached";
/** Repeating a week of changes takes its time. */
const REPEAT_TIMEOUT_MS = 6 * 60 * 60 * 1_000;

/** Which state is restored. */
export interface RestoreWanted {
  /** The moment whose state is wanted; null for the last one that there is. */
  to: Date | null;
  /** A line of history that an earlier restore left; null for the newest. */
  timeline: number | null;
}

/** What was restored. */
export interface Restored {
  from: KeptBackup;
  /** Whether the log ends before the wanted moment: then all that it has was restored. */
  endsBefore: boolean;
  /** Where the folder lies that was there before; null when there was none. */
  before: string | null;
  mediaFiles: number;
  /** Where the keys lie now that were there instead of the restored ones. */
  keysBefore: string[];
}

/**
 * Puts the embedded server of a closed shop back to a moment, the media that are missing, and the keys that the database was written
 * with. The folder and the keys that were there are moved aside; the folder is put back when the restore fails. Throws a `StartFailure` in words.
 */
export async function restoreBackup(
  { databaseUrl, dataDir, backupDir }: DataPlaces,
  { to, timeline }: RestoreWanted,
): Promise<Restored> {
  if (databaseUrl) {
    throw new StartFailure("DATABASE_URL is set: restore that server with its own tools (docs/backup.md).");
  }
  const from = backupBefore(backupDir, to);
  const release = holdFolder(dataDir);
  const folder = databaseFolder(dataDir);
  try {
    if (await runningServer(folder)) throw new StartFailure("The database is running. Stop the shop first.");
    const before = moveAside(folder);
    try {
      await putFolder(partsOf(from.folder).server, folder);
      const settings = {
        ...archiving(backupDir),
        // It answers when it has repeated the log, not before.
        hot_standby: "off",
        restore_command: restoreCommand(backupDir, foldersBefore(dataDir)),
        recovery_target_timeline: timeline === null ? "latest" : String(timeline),
        recovery_target_action: "promote",
      };
      const mediaFiles = await putBackMedia(partsOf(from.folder).media, join(dataDir, "media"));
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

/** The newest backup that was whole at the moment. */
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

/** Folders that restores moved aside, the newest first: each may have changes that were not archived. */
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
  const user = serverUser();
  if (!user) return;
  chownSync(folder, user.uid, user.gid);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    chownSync(join(folder, name), user.uid, user.gid);
  }
}

/** Starts the server until it has repeated the log up to the moment. Answers whether the log ends before. */
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

/** Puts the keys back; one that is there and differs is moved aside. Answers where those lie. */
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
