import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { environment, newDataDir } from "./backend-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The run's folder where a data folder is filled once a test needs it. */
    filled: string;
  }
}

const execute = promisify(execFile);
const seed = fileURLToPath(new URL("../../demo/src/seed/main.ts", import.meta.url));
const PRODUCTS = 40;
/** How often to check whether another test has filled the folder, in ms. */
const LOOK_MS = 50;

/** Global setup for tests that start the shop's programs: creates the folder that they share. */
export default function setup(project: TestProject): () => void {
  const place = mkdtempSync(join(tmpdir(), "sen-filled-"));
  project.provide("filled", place);
  return () => {
    rmSync(place, { recursive: true, force: true });
  };
}

/**
 * A new data folder with the demo shop of 40 products, for tests that are not about seeding. It is a copy of a folder that is seeded once
 * per run. The caller removes it.
 */
export async function filledDataDir(): Promise<string> {
  const place = inject("filled");
  const shop = join(place, "shop");
  const outcome = join(place, "outcome");
  if (isFirst(place)) {
    // Renamed, so that others only see the complete file.
    writeFileSync(`${outcome}.new`, await fill(shop));
    renameSync(`${outcome}.new`, outcome);
  }
  while (!existsSync(outcome)) await pause(LOOK_MS);
  const fault = readFileSync(outcome, "utf8");
  if (fault !== "") throw new Error(fault);
  const dataDir = newDataDir();
  // With -a, because the files must keep their owner, the database server's user.
  await execute("cp", ["-a", `${shop}/.`, dataDir]);
  return dataDir;
}

function isFirst(place: string): boolean {
  try {
    mkdirSync(join(place, "begun"));
    return true;
  } catch {
    return false;
  }
}

/** Seeds the folder. Returns an error message; empty if it succeeded. */
async function fill(dataDir: string): Promise<string> {
  const env = { ...environment(), SEN_DATA_DIR: dataDir, SEED_PRODUCTS: String(PRODUCTS) };
  try {
    await execute(process.execPath, ["--conditions=@sen/source", seed], { env });
    return "";
  } catch (error) {
    return `The data folder could not be filled: ${String(error)}`;
  }
}
