import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { afterAll, describe, expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";
import { freePort } from "../database/free-port.ts";
import { rateLimits } from "../database/schema/index.ts";

const PROGRAM = process.env.REDIS_PATH ?? "redis-server";
/** Without Redis these tests are skipped, which the gate reports. */
const hasRedis = spawnSync(PROGRAM, ["--version"]).status === 0;
/** Sign-in requests that one IP address may send in a minute. */
const LIMIT = 30;

describe.runIf(hasRedis)("limits counted in Redis", async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "sen-redis-"));
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess;

  async function startRedis(): Promise<void> {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
    server = spawn(PROGRAM, options, { stdio: "ignore" });
    const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    client.on("error", () => undefined); // Not started yet.
    await client.ping();
    client.disconnect();
  }
  async function stopRedis(): Promise<void> {
    server.kill();
    await once(server, "exit");
  }

  if (hasRedis) await startRedis();
  const backends = hasRedis ? [1, 2] : [];
  const shops = await Promise.all(backends.map(() => useShop(undefined, undefined, { REDIS_URL: url })));
  afterAll(async () => {
    await stopRedis();
    rmSync(folder, { recursive: true, force: true });
  });
  const [one, other] = shops;

  /** How many requests of an IP address were refused, sent to the backends in turn. */
  async function refusals(from: string, times: number, asked = shops): Promise<number> {
    let refused = 0;
    for (let index = 0; index < times; index += 1) {
      const answer = await asked[index % asked.length]?.call("login", { body: {}, from });
      if (answer?.status === 429) refused += 1;
    }
    return refused;
  }

  it("apply to all backends together, without writes to the database", async () => {
    expect(await refusals("192.0.2.1", LIMIT + 6)).toBe(6);
    expect(await one?.db.$count(rateLimits)).toBe(0);
    expect(await other?.db.$count(rateLimits)).toBe(0);
  });

  it("are counted per process while Redis is down, and shared again when it is back", async () => {
    await stopRedis();
    expect(await refusals("192.0.2.2", LIMIT + 6, shops.slice(0, 1))).toBe(6);
    await startRedis();
    let address = 2;
    const shared = () => refusals(`192.0.2.${(address += 1)}`, 2 * LIMIT);
    await expect.poll(shared).toBe(LIMIT);
  });
});
