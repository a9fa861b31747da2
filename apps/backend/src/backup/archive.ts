import { join } from "node:path";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { giveToServer } from "../database/unprivileged.ts";

/** Longest delay before a change is archived, in seconds. A disk failure loses at most the changes of this period. */
const ARCHIVE_EVERY_S = 60;

/** The folder of the archived write-ahead log (WAL) within the backup folder. */
export const walFolder = (backups: string): string => join(backups, "wal");

/** Quotes a text for the shell, in a setting where PostgreSQL substitutes `%` and a letter. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`).replaceAll("%", "%%")}'`;

/**
 * Settings that make the embedded server archive its WAL, starting with its first backup: without the archive's folder, nothing is
 * archived. A segment appears under its name only once it is complete, and is never overwritten. None on Windows, which lacks the shell
 * for these commands.
 */
export function archiving(backups: string): Record<string, string> {
  if (process.platform === "win32") return {};
  const kept = `${quoted(walFolder(backups))}/%f.gz`;
  return {
    archive_mode: "on",
    archive_timeout: String(ARCHIVE_EVERY_S),
    archive_command: [
      `test -d ${quoted(walFolder(backups))} || exit 0;`,
      // The end of a timeline that a restore left. Nothing needs it.
      `case %f in *.partial) exit 0;; esac;`,
      `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - %p;`,
      `else gzip -1c %p > ${kept}.part && mv ${kept}.part ${kept}; fi`,
    ].join(" "),
  };
}

/** The command by which the server fetches a segment: from the archive, or from a folder that still has segments not archived. */
export function restoreCommand(backups: string, folders: readonly string[]): string {
  const kept = `${quoted(walFolder(backups))}/%f.gz`;
  const others = folders.map((folder) => `${quoted(join(folder, "pg_wal"))}/%f`);
  return [
    `if test -f ${kept}; then gzip -dc ${kept} > %p;`,
    ...others.map((file) => `elif test -f ${file}; then cp ${file} %p;`),
    "else exit 1; fi",
  ].join(" ");
}

/** Creates the archive's folder if it is missing, and lets the server's user write to it. */
export function openArchive(backups: string): void {
  const folder = walFolder(backups);
  // The server's user can traverse the first folder and owns the second; it cannot list the first.
  mkdirSync(backups, { recursive: true, mode: 0o711 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToServer(folder);
}

/** Whether a segment is in the archive. */
export const isArchived = (backups: string, segment: string): boolean =>
  existsSync(join(walFolder(backups), `${segment}.gz`));

/** Removes all segments before the given one, on any timeline. */
export function removeArchivedBefore(backups: string, segment: string): void {
  const folder = walFolder(backups);
  if (!existsSync(folder)) return;
  const placeOf = (name: string) => name.slice(8, 24);
  for (const name of readdirSync(folder)) {
    if (/^[\dA-F]{24}/.test(name) && placeOf(name) < placeOf(segment)) rmSync(join(folder, name));
  }
}
