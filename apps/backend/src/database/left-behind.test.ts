import { execFile, spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  databaseOf,
  endBackend,
  environment,
  healthy,
  isHealthy,
  newDataDir,
  postgresOf,
  removeDataDir,
  startBackend,
  type BackendProcess,
} from "../../test/backend-process.ts";
import { onServer } from "../../test/on-server.ts";

const here = import.meta.dirname;
const stopCommand = fileURLToPath(new URL("../commands/stop-database.ts", import.meta.url));

let backend: BackendProcess;

const dataDir = newDataDir();
afterEach(async () => {
  await endBackend(backend);
  if (ofPostgres() !== null) await stopDatabase();
});
afterAll(() => removeDataDir(dataDir));

async function start(WORKER = "off"): Promise<void> {
  backend = await startBackend(dataDir, { WORKER });
  await healthy(backend);
}

/** Runs a program of the backend on the data folder; resolves with its exit code. */
function run(...args: string[]): Promise<number> {
  const env = { ...environment(), SEN_DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--conditions=@sen/source", ...args], { env }, (failure) =>
      resolve(failure ? Number(failure.code) : 0),
    );
  });
}
const stopDatabase = () => run(stopCommand);

async function kill(): Promise<void> {
  backend.child.kill("SIGKILL");
  await backend.ended;
}
const ofPostgres = () => postgresOf(dataDir);

describe("a backend that is killed", () => {
  it("leaves its database running for the next backend, which restarts it when it dies and stops it at its end", async () => {
    await start();
    const left = ofPostgres();
    await kill();
    expect(left).not.toBeNull();
    expect(ofPostgres()).toBe(left);

    await start();
    expect(ofPostgres()).toBe(left);
    process.kill(left ?? 0, "SIGKILL");
    await expect.poll(ofPostgres).not.toBe(left);
    await expect.poll(() => isHealthy(backend)).toBe(true);
    await onServer(databaseOf(dataDir), "select id from malls limit 1");
    const running = ofPostgres();
    expect(await stopDatabase(), "The stop command leaves a database in use running.").toBe(0);
    expect([ofPostgres(), await isHealthy(backend)]).toEqual([running, true]);

    backend.child.disconnect();
    expect(await backend.ended).toBe(0);
    expect(ofPostgres()).toBeNull();
  });

  it("together with its database starts again, and leaves a database that a command can stop", async () => {
    await start();
    process.kill(ofPostgres() ?? 0, "SIGKILL");
    await kill();
    await start();
    await kill();
    expect(ofPostgres()).not.toBeNull();
    expect(await stopDatabase()).toBe(0);
    expect(ofPostgres()).toBeNull();
  });
});

it("a program that exits in the middle of its work stops its database", async () => {
  const script = `
    import { startEmbedded } from ${JSON.stringify(join(here, "embedded.ts"))};
    await startEmbedded(${JSON.stringify(join(dataDir, "postgres"))});
    process.exit(3);`;
  expect(await run("--input-type=module", "--eval", script)).toBe(3);
  await expect.poll(ofPostgres).toBeNull();
});

it("an interrupted command stops its database", async () => {
  const seed = fileURLToPath(new URL("../../../demo/src/seed/main.ts", import.meta.url));
  const env = { ...environment(), SEN_DATA_DIR: dataDir };
  const child = spawn(process.execPath, ["--conditions=@sen/source", seed, "--again"], { env });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await expect.poll(ofPostgres, { interval: 20 }).not.toBeNull();
  child.kill("SIGINT");
  expect(await ended).toBe(130);
  await expect.poll(ofPostgres).toBeNull();
});

it("a database that fails to restart ends the backend with an explanation", async () => {
  await start("on");
  const control = join(dataDir, "postgres/global/pg_control");
  const pid = ofPostgres() ?? 0;
  process.kill(pid, "SIGKILL");
  writeFileSync(control, Buffer.alloc(8192, 7));
  expect(await backend.ended).toBe(1);
  const [said] =
    /The database in .* did not start; nothing in it was changed[^]*/.exec(backend.output()) ?? [];
  expect(said).toBeDefined();
  expect(said).not.toMatch(/^\s+at /m); // No stack trace. The worker may have logged some for broken connections earlier.
  expect(ofPostgres()).toBeNull();
});
