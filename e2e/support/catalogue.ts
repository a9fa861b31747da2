import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the catalogue command on the shop under test. Rejects with its report on failure. */
export async function catalogue(...words: string[]): Promise<void> {
  const program = ["--conditions=@sen/source", "apps/backend/src/commands/catalogue.ts"];
  await promisify(execFile)(process.execPath, [...program, ...words], {
    cwd: root,
    env: { ...process.env, SEN_DATA_DIR: `${root}.data/e2e`, NODE_COMPILE_CACHE: `${root}.cache/node` },
  });
}
