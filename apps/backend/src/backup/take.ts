import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { DataPlaces } from "../config.ts";
import { connectOnce } from "../database/connect.ts";
import { databaseFolder } from "../database/data-folder.ts";
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
import { copyMedia } from "./media-copy.ts";

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
  if (!existsSync(folder)) throw new StartFailure(`No database found in ${dataDir}.`);
  openArchive(backupDir);
  const server = await startEmbedded(folder, { settings: archiving(backupDir) });
  try {
    const client = await connectOnce(server.url("postgres"));
    try {
      const { rows } = await client.query<{ archive_command: string }>("show archive_command");
      if (rows[0]?.archive_command !== archiving(backupDir)["archive_command"]) {
        throw new StartFailure(
          `The running server does not archive to ${backupDir}. Restart the shop with the same SEN_BACKUP_DIR.`,
        );
      }
      const target = newBackupFolder(backupDir, new Date());
      const parts = partsOf(target);
      await client.query(`set statement_timeout = ${archivesWithinMs}`);
      const firstSegment = await copyServerFolder(client, folder, parts.server, {
        waitForArchive: true,
      }).catch((error: unknown) => {
        if (driverErrorKind(error) !== "overloaded") throw error;
        throw new StartFailure(
          `The database server cannot archive its changes to ${walFolder(backupDir)}: the disk is full or cannot be written to.`,
        );
      });
      if (!isArchived(backupDir, firstSegment)) {
        throw new StartFailure(
          `The database server cannot write to ${walFolder(backupDir)}: it lacks access to a parent folder.`,
        );
      }
      const previous = keptBackups(backupDir).at(-1);
      // After the database, so that every file it refers to exists.
      await copyMedia(join(dataDir, "media"), parts.media, previous ? partsOf(previous.folder).media : null);
      for (const { name, file } of parts.keys) {
        const key = join(dataDir, name);
        if (existsSync(key)) copyFileSync(key, file);
      }
      const made = { folder: target, finishedAt: new Date(), firstSegment };
      finishBackup(made);
      const oldest = keepNewest(backupDir, keep);
      if (oldest) removeArchivedBefore(backupDir, oldest.firstSegment);
      return made;
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}
