import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import {
  databaseOf,
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
import { realSettings } from "../../test/real-settings.ts";

const dataDir = newDataDir();
/** Of a real shop, which a start does not fill. */
const settings = {
  ...realSettings(dataDir),
  ALLOW_IN_PRODUCTION: "embedded-database, sample-company",
  RATE_LIMIT: "on",
};
const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

afterEach(async () => {
  if (ofPostgres() !== null) await stopDatabase();
});
afterAll(() => removeDataDir(dataDir));

async function start(WORKER = "off"): Promise<BackendProcess> {
  const backend = await startBackend(dataDir, { ...settings, WORKER });
  await healthy(backend);
  return backend;
}

const env = { ...environment(), ...settings };

/** Runs a program of the backend on the data folder; resolves with its exit code. */
function run(...args: string[]): Promise<number> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["--conditions=@sen/source", ...args], { env }, (failure) =>
      resolve(failure ? Number(failure.code) : 0),
    );
  });
}
const stopDatabase = () => run(source("commands/stop-database.ts"));

/** Runs a script until it sends its first message. */
async function runScript(script: string) {
  const args = ["--conditions=@sen/source", "--input-type=module", "--eval", script];
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const ended = once(child, "exit") as Promise<[number | null, string | null]>;
  await Promise.race([once(child, "message"), ended]);
  return { child, ended };
}
/** Opens the database like a backend. */
const OPEN = `
  import { readConfig } from ${JSON.stringify(source("config.ts"))};
  import { openDatabase } from ${JSON.stringify(source("database/open.ts"))};
  await openDatabase(readConfig(), { watch: { onDeath: () => undefined, onGone: () => undefined } });
  setTimeout(() => undefined, 600_000);
  process.send("open");`;

async function kill({ child, ended }: { child: BackendProcess["child"]; ended: Promise<unknown> }) {
  child.kill("SIGKILL");
  await ended;
}
const ofPostgres = () => postgresOf(dataDir);

describe("a backend that is killed", () => {
  it("leaves its database running for the next backend, which restarts it when it dies and stops it at its end", async () => {
    const killed = await start();
    const left = ofPostgres();
    await kill(killed);
    expect(left).not.toBeNull();
    expect(ofPostgres()).toBe(left);

    const backend = await start();
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
    const killed = await runScript(OPEN);
    process.kill(ofPostgres() ?? 0, "SIGKILL");
    await kill(killed);
    await kill(await runScript(OPEN));
    expect(ofPostgres()).not.toBeNull();
    expect(await stopDatabase()).toBe(0);
    expect(ofPostgres()).toBeNull();
  });
});

it("a program that exits in the middle of its work stops its database", async () => {
  const script = `
    import { startEmbedded } from ${JSON.stringify(source("database/embedded.ts"))};
    await startEmbedded(${JSON.stringify(join(dataDir, "postgres"))});
    process.exit(3);`;
  expect(await run("--input-type=module", "--eval", script)).toBe(3);
  await expect.poll(ofPostgres).toBeNull();
});

it("an interrupted command stops its database", async () => {
  const { child, ended } = await runScript(`
    import { runCommand } from ${JSON.stringify(source("commands/run.ts"))};
    await runCommand(() => new Promise((resolve) => {
      setTimeout(resolve, 600_000);
      process.send("running");
    }));`);
  expect(ofPostgres()).not.toBeNull();
  child.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  await expect.poll(ofPostgres).toBeNull();
});

it("a database that fails to restart ends the backend with an explanation", async () => {
  const backend = await start("on");
  const control = join(dataDir, "postgres/global/pg_control");
  process.kill(ofPostgres() ?? 0, "SIGKILL");
  writeFileSync(control, Buffer.alloc(8192, 7));
  expect(await backend.ended).toBe(1);
  const [said] =
    /The database in .* did not start; nothing in it was changed[^]*/.exec(backend.output()) ?? [];
  expect(said).toBeDefined();
  expect(said).not.toMatch(/^\s+at /m); // No stack trace. The worker may have logged some for broken connections earlier.
  expect(ofPostgres()).toBeNull();
});
