import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { freePort } from "../../apps/backend/src/database/free-port.ts";
import { postgresOf } from "../../apps/backend/test/backend-process.ts";
import { freePorts, says, startCommand, type Running } from "./command.ts";
import { isListening } from "./processes.mjs";

/** Starting and stopping programs takes longer on a busy machine. */
const IN_TIME = { timeout: 120_000 };

let folder: string;
let ports: { PORT: string; BACKEND_PORT: string };
let started: Running[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "sen-start-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  const [port, backendPort] = await freePorts(2);
  ports = { PORT: String(port), BACKEND_PORT: String(backendPort) };
});
afterEach(async () => {
  await Promise.all(started.map(pressCtrlC));
  started = [];
});

function start(env: Record<string, string>): Running {
  const shop = startCommand("start", { SEED_PRODUCTS: "40", ...ports, ...env });
  started.push(shop);
  return shop;
}

/** The status of a path; undefined if nothing listens. */
const answers = async (path: string) =>
  (await fetch(`http://localhost:${ports.PORT}${path}`).catch(() => undefined))?.status;
const metricsAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
const isBack = (path: string) => expect.poll(() => answers(path), IN_TIME).toBe(200);

/** Expects that neither the shop's programs nor its database are running. */
async function expectNothingLeft(data: string): Promise<void> {
  expect(postgresOf(data)).toBeNull();
  for (const port of Object.values(ports)) expect(await isListening(port)).toBe(false);
}

/** Stops the shop like Ctrl-C does; returns its exit code. */
function pressCtrlC({ child, ended }: Running): Promise<number | null> {
  child.kill("SIGINT");
  return ended;
}

const backendOf = (data: string) => Number(readFileSync(join(data, "backend.pid"), "utf8"));

/** The storefront's process id, from `/proc`. */
function storefrontOf({ child: { pid } }: Running): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
  const isStorefront = (child: string) =>
    readFileSync(`/proc/${child}/cmdline`, "utf8").includes("storefront/server/main.ts");
  return Number(children.find(isStorefront));
}

describe("npm start", () => {
  it("prints URL and demo login, restarts killed parts, and stops everything on Ctrl-C", async () => {
    const data = join(folder, "shop");
    const metrics = await freePort();
    const shop = start({ SEN_DATA_DIR: data, METRICS_PORT: String(metrics) });
    await says(shop, "Press Ctrl-C to stop.");
    expect(await metricsAt(metrics)).toContain("sen_backend_");
    expect(await metricsAt(metrics + 1)).toContain("sen_storefront_");
    const opened = shop.output().length;
    const told = () => shop.output().slice(opened).trim().split("\n");
    expect(shop.output()).toContain(`http://localhost:${ports.PORT}`);
    const [, phone, password] = /Demo login: +(\S+) \/ (\S+)/.exec(shop.output()) ?? [];
    expect(await answers("/en/products")).toBe(200);
    const login = await fetch(`http://localhost:${ports.PORT}/api/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ phone, password }),
    });
    expect(login.status).toBe(200);

    process.kill(backendOf(data), "SIGKILL");
    await says(shop, "The backend was killed by SIGKILL. Restarting in 0.5 s.");
    await isBack("/api/v1/malls");
    if (existsSync("/proc/self/stat")) {
      process.kill(storefrontOf(shop), "SIGKILL");
      await says(shop, "The storefront was killed by SIGKILL. Restarting in 0.5 s.");
      await isBack("/en/products");
      expect(told()).toHaveLength(2);
    }

    process.kill(backendOf(data), "SIGKILL");
    await says(
      shop,
      "The backend was killed by SIGKILL, 2 times in a row (giving up after 6). Restarting in 2 s.",
    );
    expect(postgresOf(data)).not.toBeNull();
    expect(await pressCtrlC(shop)).toBe(0);
    await expectNothingLeft(data);
  });

  it("leaves no process running when it is killed", async () => {
    const data = join(folder, "shop"); // Seeded by the first test.
    const shop = start({ SEN_DATA_DIR: data });
    await says(shop, "Press Ctrl-C to stop.");
    shop.child.kill("SIGKILL");
    await shop.ended;
    await vi.waitFor(() => expectNothingLeft(data), IN_TIME);
  });

  it("stops everything when interrupted before the shop is open", async () => {
    const data = join(folder, "interrupted");
    const shop = start({ SEN_DATA_DIR: data });
    await says(shop, "Starting the shop");
    await expect.poll(() => postgresOf(data), IN_TIME).not.toBeNull();
    expect(await pressCtrlC(shop)).toBe(130);
    await expectNothingLeft(data);
  });
});

describe("npm start explains why it cannot start", () => {
  /** The output of a shop that fails to start with exit code 1. */
  async function refusal(env: Record<string, string>) {
    const shop = start(env);
    const code = await shop.ended;
    expect(code).toBe(1);
    expect(shop.output()).not.toMatch(/^\s+at /m); // A message without a stack trace.
    return shop.output();
  }

  it.each(["PORT", "BACKEND_PORT"])("when the port of %s is in use", async (variable) => {
    const port = await freePort();
    const server = createServer().listen(port);
    await once(server, "listening");
    const data = join(folder, "never-made");
    const said = await refusal({ [variable]: String(port), SEN_DATA_DIR: data });
    server.close();
    expect(said).toContain(`Port ${port} is in use`);
    expect(said).toContain(variable);
    expect(existsSync(data)).toBe(false);
  });

  it.each([
    ["PORT is none", { PORT: "70000" }, "PORT must be a port number"],
    ["PUBLIC_URL is no address", { PUBLIC_URL: "localhost:3000" }, "PUBLIC_URL must be an address"],
    ["both ports are the same", { PORT: "3000", BACKEND_PORT: "3000" }, "two different"],
    ["a setting is invalid", { ESMS_API_KEY: "short" }, "ESMS_API_KEY must be"],
  ])("when %s", async (_, env, reason) => {
    expect(await refusal(env)).toContain(reason);
  });

  it("when a demonstration is to run in production, with every reason at once", async () => {
    const said = await refusal({ SEN_MODE: "production", SEN_DATA_DIR: join(folder, "real") });
    expect(said).toMatch(/Payments are.*SEN_JWT_SECRET is.*PUBLIC_URL is not https.*^HOST is missing/ms);
    expect(said).not.toContain("fills the database");
  });
});
