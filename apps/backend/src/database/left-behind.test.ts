import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  databaseOf,
  endBackend,
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

/** One data folder for all: filling a shop takes seconds. */
let dataDir: string;
let backend: BackendProcess;

beforeAll(() => {
  dataDir = newDataDir();
});
beforeEach(async () => {
  backend = await startBackend(dataDir);
  await healthy(backend);
}, 120_000);
afterEach(async () => {
  await endBackend(backend);
  await stopDatabase();
});
afterAll(() => removeDataDir(dataDir));

/** Runs a program of the backend on the data folder and answers its exit code. */
function run(...args: string[]): Promise<number> {
  const env = { PATH: process.env.PATH, SEN_DATA_DIR: dataDir };
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
  it("leaves its database to the next one, which ends it when it ends", async () => {
    const left = ofPostgres();
    expect(left).not.toBeNull();
    await kill();
    expect(ofPostgres()).toBe(left);

    backend = await startBackend(dataDir);
    await healthy(backend);
    expect(ofPostgres()).toBe(left);
    expect(await endBackend(backend)).toBe(0);
    expect(ofPostgres()).toBeNull();
  });

  it("leaves it to the next one, which also starts it again", async () => {
    await kill();
    const left = ofPostgres() ?? 0;
    backend = await startBackend(dataDir);
    await healthy(backend);
    process.kill(left, "SIGKILL");
    await expect.poll(ofPostgres).not.toBe(left);
    await expect.poll(() => isHealthy(backend)).toBe(true);
    await onServer(databaseOf(dataDir), "select id from malls limit 1");
    expect(await endBackend(backend)).toBe(0);
    expect(ofPostgres()).toBeNull();
  });

  it("together with its database comes back as well", async () => {
    process.kill(ofPostgres() ?? 0, "SIGKILL");
    await kill();
    backend = await startBackend(dataDir);
    await healthy(backend);
  });

  it("leaves a database that can be ended without another one", async () => {
    await kill();
    expect(await stopDatabase()).toBe(0);
    expect(ofPostgres()).toBeNull();
  });
});

describe("a database that is in use", () => {
  it("is not ended as one that was left behind", async () => {
    const running = ofPostgres();
    expect(await stopDatabase()).toBe(0);
    expect(ofPostgres()).toBe(running);
    expect(await isHealthy(backend)).toBe(true);
  });

  it("ends with its backend when the program ends that started the backend", async () => {
    backend.child.disconnect();
    expect(await backend.ended).toBe(0);
    expect(ofPostgres()).toBeNull();
  });
});

it("a program that ends in the middle of its work takes its database with it", async () => {
  await endBackend(backend);
  const script = `
    import { startEmbedded } from ${JSON.stringify(join(here, "embedded.ts"))};
    await startEmbedded(${JSON.stringify(join(dataDir, "postgres"))});
    process.exit(3);`;
  expect(await run("--input-type=module", "--eval", script)).toBe(3);
  await expect.poll(ofPostgres).toBeNull();
});

it("a database that does not start again ends the backend with a sentence", { timeout: 60_000 }, async () => {
  const control = join(dataDir, "postgres/global/pg_control");
  const pid = ofPostgres() ?? 0;
  process.kill(pid, "SIGKILL");
  writeFileSync(control, Buffer.alloc(8192, 7));
  expect(await backend.ended).toBe(1);
  expect(backend.output()).toMatch(/The database in .* does not start; nothing in it was changed/);
  expect(backend.output()).not.toMatch(/^\s+at /m); // No stack: a sentence.
  expect(ofPostgres()).toBeNull();
});
