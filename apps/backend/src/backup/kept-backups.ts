import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../database/failure.ts";
import { KEY_FILES } from "../key-files.ts";
import { filesBelow } from "./media-copy.ts";

/** A complete backup: the server's folder, the media and the keys. */
export interface KeptBackup {
  folder: string;
  /** Every moment from here on can be restored. */
  finishedAt: Date;
  /** The first WAL segment that it needs. */
  firstSegment: string;
  /** Its files and their bytes, to notice a partial copy of it; undefined if an earlier version took it. */
  size?: { files: number; bytes: number } | undefined;
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
export async function finishBackup({ folder, ...told }: KeptBackup): Promise<void> {
  writeFileSync(join(folder, TOLD), `${JSON.stringify({ ...told, size: await sizeOf(folder) })}\n`);
}

/** Throws if a backup lacks files. Its copy on another machine may, since tools copy `backup.json` before `postgres`. */
export async function assertWhole({ folder, size }: KeptBackup): Promise<void> {
  if (size === undefined) return;
  const found = await sizeOf(folder);
  if (found.files === size.files && found.bytes === size.bytes) return;
  throw new StartFailure(
    `The backup in ${folder} has ${found.files} files of ${found.bytes} bytes, not ${size.files} of ${size.bytes}: it was copied in part, or damaged. Copy it again, or delete it to restore from an earlier one.`,
  );
}

async function sizeOf(folder: string): Promise<NonNullable<KeptBackup["size"]>> {
  const { server, media } = partsOf(folder);
  const sizes = [server, media].map(async (part) => [...(await filesBelow(part)).values()]);
  const all = (await Promise.all(sizes)).flat();
  return { files: all.length, bytes: all.reduce((sum, size) => sum + size, 0) };
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
      return told ? [{ ...told, folder, finishedAt: new Date(told.finishedAt) }] : [];
    });
}

type Told = Pick<KeptBackup, "firstSegment" | "size"> & { finishedAt: string };

/** Null for a backup that is incomplete: its last file is missing, or a power failure cut it off. */
function readTold(file: string): Told | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Told;
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
