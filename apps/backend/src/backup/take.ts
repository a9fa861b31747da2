import { copyFileSync, existsSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import type { DataPlaces } from "../config.ts";
import { connectOnce } from "../database/connect.ts";
import { assertDatabase, databaseFolder } from "../database/data-folder.ts";
import { startEmbedded } from "../database/embedded.ts";
import { StartFailure } from "../database/failure.ts";
import { driverErrorKind } from "../database/unavailable.ts";
import { archiving, isArchived, openArchive, removeArchivedBefore, walFolder } from "./archive.ts";
import { copyServerFolder } from "./base-backup.ts";
import {
  finishBackup,
  keepNewest,
  keptBackups,
  newBackupFolder,
  partsOf,
  type KeptBackup,
} from "./kept-backups.ts";
import { bytesToCopy, copyMedia } from "./media-copy.ts";

/** How long a backup waits for the archive. PostgreSQL itself sets no limit. */
const ARCHIVES_WITHIN_MS = 10 * 60 * 1_000;

/**
 * Backs up the embedded server, the media and the keys, even while the shop is open. The first backup turns on WAL archiving. Keeps the newest
 * `keep` backups, with the WAL that they need. Throws a `StartFailure` if there is no embedded server.
 */
export async function takeBackup(
  { databaseUrl, dataDir, backupDir }: DataPlaces,
  keep: number,
  archivesWithinMs = ARCHIVES_WITHIN_MS,
): Promise<KeptBackup> {
  const folder = databaseFolder(dataDir);
  if (databaseUrl) {
    throw new StartFailure("DATABASE_URL is set: back up that server with its own tools (docs/backup.md).");
  }
  if (process.platform === "win32") {
    throw new StartFailure("Backups of the embedded database need a POSIX shell.");
  }
  assertDatabase({ databaseUrl, dataDir });
  openArchive(backupDir);
  const server = await startEmbedded(folder, { settings: archiving(backupDir) });
  try {
    await using client = await connectOnce(server.url("postgres"));
    await assertReady(client, { dataDir, backupDir });
    const made = await copyShop(client, { dataDir, backupDir }, archivesWithinMs);
    await finishBackup(made);
    const oldest = keepNewest(backupDir, keep);
    if (oldest) removeArchivedBefore(backupDir, oldest.firstSegment);
    return made;
  } finally {
    await server.stop();
  }
}

type Places = Pick<DataPlaces, "dataDir" | "backupDir">;

const mediaOf = ({ dataDir }: Places) => join(dataDir, "media");

/** The media of the newest backup; null if there is none. */
function previousMedia({ backupDir }: Places): string | null {
  const previous = keptBackups(backupDir).at(-1);
  return previous ? partsOf(previous.folder).media : null;
}

/**
 * Throws unless the server archives to the folder, no other backup is running, whose unfinished files this one would remove, and the
 * databases and new media fit there. A copy that fills the disk would stop a shop that is on it.
 */
async function assertReady(client: pg.Client, places: Places): Promise<void> {
  const { backupDir } = places;
  const { rows } = await client.query<{ command: string; isAlone: boolean; bytes: number }>(
    `select current_setting('archive_command') as command, pg_try_advisory_lock(hashtext('backup')) as "isAlone",
       (select sum(pg_database_size(oid)) from pg_database)::float8 as bytes`,
  );
  const [found] = rows;
  if (found?.command !== archiving(backupDir)["archive_command"]) {
    throw new StartFailure(
      `The running server does not archive to ${backupDir}. Restart the shop with the same SEN_BACKUP_DIR.`,
    );
  }
  if (!found?.isAlone) throw new StartFailure("Another backup is running. Wait until it is done.");
  keepNewest(backupDir, Infinity); // Removes only what an interrupted backup left.
  const bytes = found.bytes + (await bytesToCopy(mediaOf(places), previousMedia(places)));
  const { bavail, bsize } = statfsSync(backupDir);
  const free = bavail * bsize;
  if (bytes <= free) return;
  const [needed, left] = [bytes, free].map((one) => Math.round(one / 1e6));
  throw new StartFailure(
    `A backup takes ${needed} MB, but the disk of ${backupDir} has ${left} MB left. Make room there, or set SEN_BACKUP_DIR to a folder on another disk and restart the shop.`,
  );
}

/** Copies the database, the media and the keys into a new folder, and removes that again if it fails. */
async function copyShop(client: pg.Client, places: Places, archivesWithinMs: number): Promise<KeptBackup> {
  const { dataDir, backupDir } = places;
  const target = newBackupFolder(backupDir, new Date());
  const parts = partsOf(target);
  try {
    await client.query(`set statement_timeout = ${archivesWithinMs}`);
    const firstSegment = await copyServerFolder(client, databaseFolder(dataDir), parts.server, {
      waitForArchive: true,
    });
    if (!isArchived(backupDir, firstSegment)) {
      throw new StartFailure(
        `The database server cannot write to ${walFolder(backupDir)}: it lacks access to a parent folder.`,
      );
    }
    // After the database, so that every file it refers to exists.
    await copyMedia(mediaOf(places), parts.media, previousMedia(places));
    for (const { name, file } of parts.keys) {
      const key = join(dataDir, name);
      if (existsSync(key)) copyFileSync(key, file);
    }
    return { folder: target, finishedAt: new Date(), firstSegment };
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    if (driverErrorKind(error) !== "overloaded") throw error;
    throw new StartFailure(
      `The database server cannot archive its changes to ${walFolder(backupDir)}: the disk is full or cannot be written to.`,
    );
  }
}
