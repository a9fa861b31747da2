import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../src/database/free-port.ts";
import { isRunning } from "../src/database/running-process.ts";

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A backend in its own process, as people run it, on the embedded database of a data folder. */
export interface BackendProcess {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** Its output so far, stdout and stderr. */
  output: () => string;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** The environment for a program of the shop, without our own configuration. */
export function environment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}

/** Creates a data folder. The caller removes it with `removeDataDir`. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), "sen-backend-"));

/** Removes a data folder. No process may use it any more. */
export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * Starts a backend, which seeds the shop if its data folder is new. An IPC channel tells it when this process exits or disconnects.
 *
 * @param settings environment variables to override
 */
export async function startBackend(
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<BackendProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--conditions=@sen/source", main], {
    env: {
      ...environment(),
      SEN_DATA_DIR: dataDir,
      PORT: String(port),
      SEED_PRODUCTS: "40",
      RATE_LIMIT: "off",
      // A long wait on a busy machine is no failure.
      DATABASE_QUEUE_MS: "10000",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise<number | string>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal ?? 0)),
  );
  return { url: `http://127.0.0.1:${port}`, dataDir, child, output: () => output, ended };
}

/** Whether `/readyz` reports that the backend is ready. */
export async function isHealthy({ url }: BackendProcess): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** Waits until the backend is ready. Rejects with its output if it exits before, or after a timeout. */
export async function healthy(backend: BackendProcess): Promise<void> {
  let over: number | string | null = null;
  void backend.ended.then((how) => (over = how));
  const deadline = Date.now() + 300_000;
  while (!(await isHealthy(backend))) {
    if (over !== null || Date.now() > deadline) {
      throw new Error(`The backend is not well (ended: ${String(over)}):\n${backend.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Shuts a backend down gracefully and returns its exit code. */
export function endBackend({ child, ended }: BackendProcess): Promise<number | string> {
  child.kill("SIGTERM");
  return ended;
}

/** The PID of the embedded server that uses a data folder; null if none is running. */
export function postgresOf(dataDir: string): number | null {
  const file = join(dataDir, "postgres/postmaster.pid");
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  return isRunning(pid, "postgres") ? pid : null;
}

/** The URL of the shop's database on a data folder's embedded server. */
export function databaseOf(dataDir: string): string {
  const port = readFileSync(join(dataDir, "postgres/postmaster.pid"), "utf8").split("\n")[3] ?? "";
  const password = readFileSync(join(dataDir, "postgres/sen-password"), "utf8").trim();
  return `postgres://sen:${password}@127.0.0.1:${port}/sen`;
}
