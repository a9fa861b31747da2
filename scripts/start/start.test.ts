import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { freePorts, listener, says, startCommand, type Running } from "./command.ts";

/** Programs that start and end take longer on a busy machine. */
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

/** Neither a program of the shop nor its database runs any more. */
async function expectNothingLeft(data: string): Promise<void> {
  expect(databaseRuns(data)).toBe(false);
  expect(await listens(ports.PORT)).toBe(false);
  expect(await listens(ports.BACKEND_PORT)).toBe(false);
}

async function listens(port: string): Promise<boolean> {
  try {
    await fetch(`http://localhost:${port}/readyz`);
    return true;
  } catch {
    return false;
  }
}

/** Ends the shop as Ctrl-C does, and gives its exit code. */
function pressCtrlC({ child, ended }: Running): Promise<number | null> {
  child.kill("SIGINT");
  return ended;
}

/** The database's process; null when none runs on the data folder. */
const postgresOf = (data: string): number | null => {
  const file = join(data, "postgres/postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : null;
};
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
/** A database that had to be ended by force leaves its file. */
const databaseRuns = (data: string): boolean => {
  const pid = postgresOf(data);
  return pid !== null && isAlive(pid);
};
const backendOf = (data: string) => Number(readFileSync(join(data, "backend.pid"), "utf8"));
const answers = async (path: string) => {
  try {
    return (await fetch(`http://localhost:${ports.PORT}${path}`)).status;
  } catch {
    return 0;
  }
};
const isBack = (path: string) => expect.poll(() => answers(path), IN_TIME).toBe(200);

/** The process of the storefront, looked up where the system lists its processes as files. */
function storefrontOf({ child }: Running): number {
  const found = readdirSync("/proc").find((pid) => {
    try {
      const parent = / \S (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1];
      const commandLine = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      return Number(parent) === child.pid && commandLine.includes("storefront/server/main.ts");
    } catch {
      return false;
    }
  });
  return Number(found);
}

describe("npm start", () => {
  it("opens the shop and says where and with which login; a part that is killed is started again; Ctrl-C leaves nothing behind", async () => {
    const data = join(folder, "shop");
    const shop = start({ SEN_DATA_DIR: data });
    await says(shop, "Ctrl-C ends it.");
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
    await says(shop, "The backend was ended by SIGKILL. It is started again in 0.5 s.");
    await isBack("/api/v1/malls");
    if (existsSync("/proc/self/stat")) {
      process.kill(storefrontOf(shop), "SIGKILL");
      await says(shop, "The storefront was ended by SIGKILL. It is started again in 0.5 s.");
      await isBack("/en/products");
      expect(told()).toHaveLength(2);
    }

    process.kill(backendOf(data), "SIGKILL");
    await says(
      shop,
      "The backend was ended by SIGKILL, 2 times in a row; after 6 it is given up. It is started again in 2 s.",
    );
    expect(databaseRuns(data)).toBe(true);
    expect(await pressCtrlC(shop)).toBe(0);
    await expectNothingLeft(data);
  });

  it("is outlived by nothing when it is killed itself", async () => {
    const data = join(folder, "shop"); // Filled by the first.
    const shop = start({ SEN_DATA_DIR: data });
    await says(shop, "Ctrl-C ends it.");
    shop.child.kill("SIGKILL");
    await shop.ended;
    await expect.poll(() => databaseRuns(data), IN_TIME).toBe(false);
    await expect.poll(() => listens(ports.PORT), IN_TIME).toBe(false);
    await expect.poll(() => listens(ports.BACKEND_PORT), IN_TIME).toBe(false);
  });

  it("ends what it started when it is told to before it is open", async () => {
    const data = join(folder, "interrupted");
    const shop = start({ SEN_DATA_DIR: data });
    await says(shop, "Starting the shop");
    await expect.poll(() => databaseRuns(data), IN_TIME).toBe(true);
    expect(await pressCtrlC(shop)).toBe(130);
    await expectNothingLeft(data);
  });
});

describe("npm start says in a sentence why it can't", () => {
  /** What it says and its exit code, when it does not open. */
  async function refusal(env: Record<string, string>) {
    const shop = start(env);
    const code = await shop.ended;
    expect(code).toBe(1);
    expect(shop.output()).not.toMatch(/^\s+at /m); // No stack: a sentence.
    return shop.output();
  }

  it.each(["PORT", "BACKEND_PORT"])("when the port of %s is busy", async (variable) => {
    const { port, server } = await listener();
    const data = join(folder, "never-made");
    const said = await refusal({ [variable]: String(port), SEN_DATA_DIR: data });
    server.close();
    expect(said).toContain(`Port ${port} is in use`);
    expect(said).toContain(variable);
    expect(existsSync(data)).toBe(false);
  });

  it("when PORT is none", async () => {
    expect(await refusal({ PORT: "70000" })).toContain("PORT must be a port number");
  });

  it("when PUBLIC_URL is no address", async () => {
    expect(await refusal({ PUBLIC_URL: "localhost:3000" })).toContain("PUBLIC_URL must be an address");
  });

  it("when both ports are the same", async () => {
    expect(await refusal({ BACKEND_PORT: ports.PORT })).toContain("two different");
  });

  it("when it is to be a real shop and is a demonstration: every reason at once", async () => {
    const said = await refusal({ SEN_MODE: "production", SEN_DATA_DIR: join(folder, "real") });
    for (const reason of ["Payments are simulated", "SEN_JWT_SECRET is missing", "PUBLIC_URL is not https"]) {
      expect(said).toContain(reason);
    }
  });
});
