import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Gives the operator's command line a command, on the shop under test. Rejects with its sentence when it refuses. */
export async function operator(...words: string[]): Promise<void> {
  await run(words);
}

/** The same, and answers what the command said. */
export async function operatorSays<Outcome>(...words: string[]): Promise<Outcome> {
  return JSON.parse(await run([...words, "--json"])) as Outcome;
}

async function run(words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--conditions=@sen/source", "apps/backend/src/operator/main.ts", ...words],
    { cwd: root, env: { ...process.env, SEN_DATA_DIR: `${root}.data/e2e` } },
  );
  return stdout;
}
