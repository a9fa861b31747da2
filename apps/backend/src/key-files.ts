import { StartFailure } from "@sen/server";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Key files in the data folder, generated if the environment does not set the key. Every backup includes them. */
export const KEY_FILES = ["jwt-secret", "identity-key", "vapid-keys"] as const;

/** The name of a key file. */
export type KeyFile = (typeof KEY_FILES)[number];

/** Reads the key from the data folder, or generates it there, readable by its owner only. Throws a `StartFailure`. */
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
