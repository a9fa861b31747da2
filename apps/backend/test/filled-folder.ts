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
    /** The folder of the run in which a data folder is filled, as soon as a test needs one. */
    filled: string;
  }
}

const execute = promisify(execFile);
const seed = fileURLToPath(new URL("../../demo/src/seed/main.ts", import.meta.url));
const PRODUCTS = 40;
/** How often it is looked whether another test has filled the folder, in ms. */
const LOOK_MS = 50;

/** Global setup of tests that start the shop's programs: the place of the folder that they copy. */
export default function setup(project: TestProject): () => void {
  const place = mkdtempSync(join(tmpdir(), "sen-filled-"));
  project.provide("filled", place);
  return () => {
    rmSync(place, { recursive: true, force: true });
  };
}

/**
 * A new data folder with the demonstration's shop of 40 products, for tests whose subject is not how it is filled: a copy
 * of one that is filled once a run. Whoever asks for it removes it.
 */
export async function filledDataDir(): Promise<string> {
  const place = inject("filled");
  const shop = join(place, "shop");
  const outcome = join(place, "outcome");
  if (isFirst(place)) {
    // Whole when it is seen.
    writeFileSync(`${outcome}.new`, await fill(shop));
    renameSync(`${outcome}.new`, outcome);
  }
  while (!existsSync(outcome)) await pause(LOOK_MS);
  const fault = readFileSync(outcome, "utf8");
  if (fault !== "") throw new Error(fault);
  const dataDir = newDataDir();
  // With their owner, who is the database server's.
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

/** What was wrong, in words; nothing when it is filled. */
async function fill(dataDir: string): Promise<string> {
  const env = { ...environment(), SEN_DATA_DIR: dataDir, SEED_PRODUCTS: String(PRODUCTS) };
  try {
    await execute(process.execPath, ["--conditions=@sen/source", seed], { env });
    return "";
  } catch (error) {
    return `The data folder could not be filled: ${String(error)}`;
  }
}
