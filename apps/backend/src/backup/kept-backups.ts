import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KEY_FILES } from "../key-files.ts";

/** A complete backup: the server's folder, the media and the keys. */
export interface KeptBackup {
  folder: string;
  /** Every moment from here on can be restored. */
  finishedAt: Date;
  /** The first WAL segment that it needs. */
  firstSegment: string;
}

const TOLD = "backup.json";

/** Paths of a backup's parts within its folder. */
export const partsOf = (folder: string) => ({
  server: join(folder, "postgres"),
  media: join(folder, "media"),
  keys: KEY_FILES.map((name) => ({ name, file: join(folder, name) })),
});

/** The folder for a backup that starts now. The backup does not count until `finishBackup` writes its last file. */
export function newBackupFolder(backups: string, now: Date): string {
  return join(backups, `base-${now.toISOString().replaceAll(/[:.]/g, "-")}`);
}

/** Marks a backup as complete. */
export function finishBackup({ folder, finishedAt, firstSegment }: KeptBackup): void {
  writeFileSync(join(folder, TOLD), `${JSON.stringify({ finishedAt, firstSegment })}\n`);
}

/** The complete backups in a folder, oldest first. */
export function keptBackups(backups: string): KeptBackup[] {
  if (!existsSync(backups)) return [];
  return readdirSync(backups)
    .filter((name) => name.startsWith("base-"))
    .sort()
    .flatMap((name) => {
      const folder = join(backups, name);
      const told = readTold(join(folder, TOLD));
      return told ? [{ folder, firstSegment: told.firstSegment, finishedAt: new Date(told.finishedAt) }] : [];
    });
}

/** Null for a backup that is incomplete: its last file is missing, or a power failure cut it off. */
function readTold(file: string): { finishedAt: string; firstSegment: string } | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { finishedAt: string; firstSegment: string };
  } catch {
    return null;
  }
}

/** Removes all backups except the newest `count`, including interrupted ones. Returns the oldest that remains. */
export function keepNewest(backups: string, count: number): KeptBackup | undefined {
  const left = keptBackups(backups).slice(-count);
  const wanted = new Set(left.map(({ folder }) => folder));
  for (const name of readdirSync(backups)) {
    const folder = join(backups, name);
    if (name.startsWith("base-") && !wanted.has(folder)) rmSync(folder, { recursive: true, force: true });
  }
  return left[0];
}
