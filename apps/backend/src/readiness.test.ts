import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  endBackend,
  healthy,
  newDataDir,
  removeDataDir,
  startBackend,
  type BackendProcess,
} from "../test/backend-process.ts";
import { copyOfTemplate, type TestDatabase } from "../test/database.ts";
import { onServer } from "../test/on-server.ts";
import { beginRequest, postHead, type RawRequest } from "../test/raw-request.ts";

const dataDir = newDataDir();
let database: TestDatabase;
let backend: BackendProcess;

let migrate: () => Promise<unknown>;

afterAll(async () => {
  await endBackend(backend);
  await database.drop();
  removeDataDir(dataDir);
});

const get = (path: string) => fetch(`${backend.url}${path}`, { signal: AbortSignal.timeout(5_000) });

/** The response of a path; null if nothing listens. */
async function told(path: string): Promise<[number, unknown] | null> {
  try {
    const answer = await get(path);
    return [answer.status, await answer.json()];
  } catch {
    return null;
  }
}

const portOf = ({ url }: BackendProcess) => Number(new URL(url).port);
/** A request whose body never arrives. */
const FORM = postHead("/gateway/pay/nobody", 1_000_000, "application/x-www-form-urlencoded");

/** Requests a path on a keep-alive connection. */
function ask(path: string): Promise<RawRequest> {
  return beginRequest(portOf(backend), `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}

const settings = { MIGRATE_AT_START: "off", DRAIN_SECONDS: "1", SHUTDOWN_SECONDS: "2" };

/** One process for all tests, in order, since starting one takes seconds. */
describe("a backend", () => {
  beforeAll(async () => {
    database = await copyOfTemplate();
    const [newest] = await onServer<{ hash: string; created_at: string }>(
      database.url,
      `delete from drizzle.__drizzle_migrations where created_at =
        (select max(created_at) from drizzle.__drizzle_migrations) returning hash, created_at`,
    );
    migrate = () =>
      onServer(
        database.url,
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${newest?.hash}', ${newest?.created_at})`,
      );
    backend = await startBackend(dataDir, { DATABASE_URL: database.url, WORKER: "off", ...settings });
  });

  it("is alive but not ready while its database lacks a migration", async () => {
    await expect.poll(() => told("/readyz")).toEqual([503, { status: "migrations are missing" }]);
    expect(await told("/livez")).toEqual([200, { status: "ok" }]);
    const refused = await get("/api/v1/malls");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({ code: 503, message_code: "SERVICE_UNAVAILABLE" });
  });

  it("becomes ready when the migration was run", async () => {
    await migrate();
    await healthy(backend);
    expect((await get("/api/v1/malls")).status).toBe(200);
  });

  it("on SIGTERM is no longer ready, responds for a while, finishes running requests and cuts off stuck ones", async () => {
    const kept = await ask("/livez");
    const stuck = await beginRequest(portOf(backend), FORM);
    const locker = new pg.Client({ connectionString: database.url });
    await locker.connect();
    await locker.query("begin; lock table malls");
    const waiting = await ask("/api/v1/malls");
    const isWaiting = async () =>
      (await onServer(database.url, "select from pg_locks where not granted")).length;
    await expect.poll(isWaiting).toBe(1);

    backend.child.kill("SIGTERM");
    await expect.poll(() => told("/readyz")).toEqual([503, { status: "draining" }]);
    const late = await ask("/livez");
    await late.ended;
    expect(late.received()).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
    await expect.poll(() => told("/livez"), { interval: 20 }).toBeNull();
    expect(await isWaiting()).toBeGreaterThan(0);
    await locker.end();
    await Promise.all([kept.ended, waiting.ended]);
    expect(waiting.received()).toMatch(/^HTTP\/1.1 200 [^]*connection: close/i);
    expect(stuck.socket.destroyed).toBe(false);

    // A request that never ends does not delay it.
    await backend.ended;
    await stuck.ended;
  });
});
