import { StartFailure } from "@sen/server";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keys that are made where the environment names none, each a file of the data folder. Every backup has them. */
export const KEY_FILES = ["jwt-secret", "identity-key", "vapid-keys"] as const;

/** The name of such a file. */
export type KeyFile = (typeof KEY_FILES)[number];

/** The key in the data folder; made, readable by its owner alone, where there is none yet. Throws a `StartFailure`. */
export function keptKey(dataDir: string, name: KeyFile, make: () => string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) {
    try {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, make(), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (!existsSync(file)) {
        throw new StartFailure(
          `${dataDir} cannot be written: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  }
  return readFileSync(file, "utf8").trim();
}
