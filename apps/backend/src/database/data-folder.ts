import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DataPlaces } from "../config.ts";
import { StartFailure } from "./failure.ts";
import { isRunning } from "./running-process.ts";

/** The embedded server's folder within a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "postgres");

/** Throws unless the shop has a database, so that a mistyped folder is not taken for a new shop. */
export function assertDatabase({ databaseUrl, dataDir }: Pick<DataPlaces, "databaseUrl" | "dataDir">): void {
  if (databaseUrl !== null || existsSync(databaseFolder(dataDir))) return;
  throw new StartFailure(
    `There is no database in ${dataDir}. Check SEN_DATA_DIR; \`npm run migrate\` makes one for a new shop.`,
  );
}

const holderFile = (dataDir: string) => join(dataDir, "backend.pid");

/** Locks a data folder with our process id, since only one backend, or a restore, may use it. Returns a function that releases it. */
export function lockDataFolder(dataDir: string): () => void {
  const pid = holderOf(dataDir);
  if (pid !== null && pid !== process.pid && isAlive(pid)) {
    throw new StartFailure(
      `Another backend or restore (process ${pid}) already uses ${dataDir}. Stop it first, or set SEN_DATA_DIR.`,
    );
  }
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(holderFile(dataDir), String(process.pid));
  } catch (error) {
    throw new StartFailure(
      `${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return () => unlockDataFolder(dataDir);
}

/** Releases the lock on the folder. */
export function unlockDataFolder(dataDir: string): void {
  rmSync(holderFile(dataDir), { force: true });
}

/** Whether a backend was killed before it could release its lock. */
export function wasAbandoned(dataDir: string): boolean {
  const pid = holderOf(dataDir);
  return pid !== null && !isAlive(pid);
}

function holderOf(dataDir: string): number | null {
  const file = holderFile(dataDir);
  return existsSync(file) ? Number(readFileSync(file, "utf8")) : null;
}

/** The programs that lock it. The storefront and the operator's commands have a `main.ts`, too. */
const HOLDERS = ["src/main.ts", "commands/restore.ts"];

const isAlive = (pid: number) => HOLDERS.some((program) => isRunning(pid, program));
