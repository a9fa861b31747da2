import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KEY_FILES } from "../key-files.ts";

/** A whole backup: the server's folder, the media and the keys. */
export interface KeptBackup {
  folder: string;
  /** From then on every moment can be restored. */
  finishedAt: Date;
  /** The first segment of the write-ahead log that it needs. */
  firstSegment: string;
}

const TOLD = "backup.json";

/** Where each part of a backup lies in its folder. */
export const partsOf = (folder: string) => ({
  server: join(folder, "postgres"),
  media: join(folder, "media"),
  keys: KEY_FILES.map((name) => ({ name, file: join(folder, name) })),
});

/** Where a backup that begins now is made; without its last file it does not count. */
export function newBackupFolder(backups: string, now: Date): string {
  return join(backups, `base-${now.toISOString().replaceAll(/[:.]/g, "-")}`);
}

/** Says that a backup is whole. */
export function finishBackup({ folder, finishedAt, firstSegment }: KeptBackup): void {
  writeFileSync(join(folder, TOLD), `${JSON.stringify({ finishedAt, firstSegment })}\n`);
}

/** The whole backups in a folder, the oldest first. */
export function keptBackups(backups: string): KeptBackup[] {
  if (!existsSync(backups)) return [];
  return readdirSync(backups)
    .filter((name) => name.startsWith("base-"))
    .sort()
    .flatMap((name) => {
      const folder = join(backups, name);
      if (!existsSync(join(folder, TOLD))) return [];
      const told = JSON.parse(readFileSync(join(folder, TOLD), "utf8")) as {
        finishedAt: string;
        firstSegment: string;
      };
      return [{ folder, firstSegment: told.firstSegment, finishedAt: new Date(told.finishedAt) }];
    });
}

/** Removes all backups but the newest, also those that were interrupted. Answers the oldest that is left. */
export function keepNewest(backups: string, count: number): KeptBackup | undefined {
  const left = keptBackups(backups).slice(-count);
  const wanted = new Set(left.map(({ folder }) => folder));
  for (const name of readdirSync(backups)) {
    const folder = join(backups, name);
    if (name.startsWith("base-") && !wanted.has(folder)) rmSync(folder, { recursive: true, force: true });
  }
  return left[0];
}
