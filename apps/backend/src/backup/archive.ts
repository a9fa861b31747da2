import { join } from "node:path";
import { existsSync, readdirSync, rmSync } from "node:fs";

/** Longest time until a change is in the archive, in seconds: what the loss of the disk can cost. */
const ARCHIVE_EVERY_S = 60;

/** The archived write-ahead log in a folder of backups. */
export const walFolder = (backups: string): string => join(backups, "wal");

/** As one word of a shell, in a setting where PostgreSQL puts its own values for `%` and a letter. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`).replaceAll("%", "%%")}'`;

/**
 * Settings that make the embedded server archive its write-ahead log, from its first backup on: until the archive's folder
 * is there, nothing is kept. A segment appears under its name only when it is whole, and is never replaced by another. None
 * on Windows, where the shell of these commands is missing.
 */
export function archiving(backups: string): Record<string, string> {
  if (process.platform === "win32") return {};
  const kept = `${quoted(walFolder(backups))}/%f.gz`;
  return {
    archive_mode: "on",
    archive_timeout: String(ARCHIVE_EVERY_S),
    archive_command: [
      `test -d ${quoted(walFolder(backups))} || exit 0;`,
      // The end of a line of history that a restore left: nothing asks for it.
      `case %f in *.partial) exit 0;; esac;`,
      `if test -f ${kept}; then gzip -dc ${kept} | cmp -s - %p;`,
      `else gzip -1c %p > ${kept}.part && mv ${kept}.part ${kept}; fi`,
    ].join(" "),
  };
}

/** The command that gives the server a segment: out of the archive, or what one of the folders still has that is not archived. */
export function restoreCommand(backups: string, folders: readonly string[]): string {
  const kept = `${quoted(walFolder(backups))}/%f.gz`;
  const others = folders.map((folder) => `${quoted(join(folder, "pg_wal"))}/%f`);
  return [
    `if test -f ${kept}; then gzip -dc ${kept} > %p;`,
    ...others.map((file) => `elif test -f ${file}; then cp ${file} %p;`),
    "else exit 1; fi",
  ].join(" ");
}

/** Whether a segment is in the archive. */
export const isArchived = (backups: string, segment: string): boolean =>
  existsSync(join(walFolder(backups), `${segment}.gz`));

/** Removes the segments that come before one, on whatever time line. */
export function removeArchivedBefore(backups: string, segment: string): void {
  const folder = walFolder(backups);
  if (!existsSync(folder)) return;
  const placeOf = (name: string) => name.slice(8, 24);
  for (const name of readdirSync(folder)) {
    if (/^[\dA-F]{24}/.test(name) && placeOf(name) < placeOf(segment)) rmSync(join(folder, name));
  }
}
