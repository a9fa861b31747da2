import { sql } from "../database/drizzle.ts";
import { answerHealth } from "@sen/server";
import fastify from "fastify";
import pg from "pg";
import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useShop } from "../../test/shop.ts";
import { ClockOff } from "../database/clock-difference.ts";
import { connectOnce } from "../database/connect.ts";
import { readinessCheck } from "../http/health.ts";
import { jobRunner } from "../../test/run-jobs.ts";
import { TESTED_CONCURRENCY, workerOf, type TestedJob } from "../../test/tested-jobs.ts";
import { onServer } from "../../test/on-server.ts";
import { addJob } from "./add-job.ts";
import type { JobServices } from "./job-handler.ts";
import type { Worker } from "./worker.ts";

const shop = await useShop();
const program = fileURLToPath(new URL("../../test/worker-process.ts", import.meta.url));
const running: { workers: Worker[]; children: ChildProcess[] } = { workers: [], children: [] };
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };

// Logs which process did what on each attempt of a job.
await shop.db.execute(sql`create table work_done (id serial, job integer, process text, what text)`);
afterEach(async () => {
  for (const child of running.children.splice(0)) child.kill("SIGKILL");
  await Promise.all(running.workers.splice(0).map((worker) => worker.stop()));
  await shop.db.execute(sql`truncate work_done`);
  await shop.db.execute(sql`delete from graphile_worker._private_jobs`);
  vi.clearAllMocks();
});

const url = () => shop.databaseUrl;
const done = async () =>
  (
    await shop.db.execute<{ job: number; process: string; what: string }>(
      sql`select job, process, what from work_done order by id`,
    )
  ).rows;
const queued = () => shop.db.$count(sql.raw("graphile_worker.jobs"));
const queue = (job: number, what: TestedJob = "work", runAt?: Date) =>
  shop.db.execute(sql`
    select graphile_worker.add_job(${`test:${what}`}, ${JSON.stringify({ job })}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz)`);

async function here(): Promise<void> {
  running.workers.push(await workerOf(url(), "here", log));
}

/** Starts a worker in its own process. */
async function elsewhere(name: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--conditions=@sen/source", program, url(), name], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.children.push(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`The worker ended with ${code}`)));
  });
  return child;
}

describe("a job", () => {
  it("exists only once its transaction is committed, and once per key", async () => {
    await expect(
      shop.db.transaction(async (tx) => {
        await addJob(tx, "sweep", {}, { key: "one" });
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    expect(await queued()).toBe(0);
    await shop.db.transaction((tx) => addJob(tx, "sweep", {}, { key: "one" }));
    await shop.db.transaction((tx) => addJob(tx, "sweep", {}, { key: "one" }));
    expect(await queued()).toBe(1);
  });

  it("does not start while the machine's clock is wrong, and runs when it is right again", async () => {
    await here();
    await queue(1);
    await expect.poll(() => done()).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 200 * 24 * 3_600_000 });
    await queue(2);
    await expect
      .poll(() => log.error.mock.calls)
      .toContainEqual([
        expect.objectContaining({ err: expect.any(ClockOff) as ClockOff }),
        "a job was not started",
      ]);
    vi.useRealTimers();
    expect(await done()).toHaveLength(1);
    await expect.poll(async () => (await done()).map(({ job }) => job)).toEqual([1, 2]);
  });

  it("runs at once, or at its scheduled time", async () => {
    await here();
    await queue(1);
    await expect.poll(() => done()).toHaveLength(1);
    const moment = new Date(Date.now() + 700);
    await queue(2, "work", moment);
    await expect.poll(() => done()).toHaveLength(2);
    expect(Date.now()).toBeGreaterThanOrEqual(moment.getTime());
  });

  it("that throws is logged once with its number, retried, and stops no other", async () => {
    await here();
    await queue(1, "fail-once");
    await queue(2);
    await expect.poll(async () => (await done()).map(({ job }) => job)).toContain(2);
    await expect.poll(() => queued()).toBe(0);
    expect((await done()).filter(({ job }) => job === 1)).toHaveLength(2);
    expect(log.warn).toHaveBeenCalledOnce();
    const [facts] = log.warn.mock.calls[0] ?? [];
    expect(facts).toMatchObject({ name: "test:fail-once", attempts: 1 });
    expect(Number(facts.job)).toBeGreaterThan(0);
    expect(log.error).not.toHaveBeenCalled();
  });
});

it("workers in several processes run each job once, take over a killed one's, and finish their own on SIGTERM", async () => {
  const names = ["one", "two"];
  const children = new Map(
    await Promise.all(names.map(async (name) => [name, await elsewhere(name)] as const)),
  );
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  await Promise.all(numbers.map((job) => queue(job)));
  await expect.poll(() => queued()).toBe(0);
  const all = await done();
  expect(all.map(({ job }) => job).toSorted((a, b) => a - b)).toEqual(numbers);
  expect(new Set(all.map(({ process }) => process))).toEqual(new Set(names));

  await shop.db.execute(sql`truncate work_done`);
  await queue(1, "stay");
  await expect.poll(() => done()).toHaveLength(1);
  const [{ process: killed = "" } = {}] = await done();
  const left = names.find((name) => name !== killed) ?? "";
  children.get(killed)?.kill("SIGKILL");
  await expect.poll(async () => (await done()).map(({ process }) => process)).toEqual([killed, left]);

  await queue(2, "slow");
  const ofSlow = async () => (await done()).flatMap(({ job, what }) => (job === 2 ? [what] : []));
  await expect.poll(ofSlow).toEqual(["begun"]);
  const code = new Promise((resolve) => children.get(left)?.once("exit", resolve));
  children.get(left)?.kill("SIGTERM");
  expect(await code).toBe(0);
  expect(await ofSlow()).toEqual(["begun", "ended"]);
  expect(await queued()).toBe(0);
});

describe("a worker", () => {
  it("stops while its database is starting up and refuses connections", async () => {
    await here();
    const starts = Object.assign(new Error("the database system is starting up"), { code: "57P03" });
    using refuse = vi.spyOn(pg.Pool.prototype, "connect").mockImplementation((told?: unknown) => {
      if (typeof told === "function") return void told(starts);
      return Promise.reject(starts);
    });
    const asked = () => refuse.mock.calls.filter(([told]) => !told).length;
    await expect.poll(asked).toBeGreaterThanOrEqual(TESTED_CONCURRENCY);
    await running.workers.pop()?.stop();
  });
});

describe("a worker's lane", () => {
  const limits = { lookMs: 50, stallMs: 500, restartMs: 250 };
  const startHere = async (name: string) => {
    const worker = await workerOf(url(), name, log, limits);
    running.workers.push(worker);
    return worker;
  };
  /** Terminates every connection to the database except the given one. */
  const cutOff = (spared: number) =>
    onServer(
      url(),
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid not in (pg_backend_pid(), ${spared})`,
    );
  const waitingEnds = async () =>
    (
      await onServer(
        url(),
        "select from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%delete from%'",
      )
    ).length;

  it("goes on after losing the connections on which several jobs were being completed", async () => {
    await startHere("here");
    const locking = await connectOnce(url());
    const [spared] = (await locking.query<{ pid: number }>("select pg_backend_pid() as pid")).rows;
    const held = Array.from({ length: TESTED_CONCURRENCY }, (_, index) => index + 1);
    for (const job of held) {
      await locking.query("select pg_advisory_lock($1)", [job]);
      await queue(job, "held");
    }
    await vi.waitFor(async () => expect(await done()).toHaveLength(held.length), 30_000);
    await locking.query("begin; lock table graphile_worker._private_jobs in share mode");
    // One after the other: simultaneous completions would be recorded in one batch.
    for (const job of held.slice(0, 2)) {
      await locking.query("select pg_advisory_unlock($1)", [job]);
      await vi.waitFor(async () => expect(await waitingEnds()).toBe(job), 30_000);
    }
    await cutOff(spared?.pid ?? 0);
    await locking.end();
    await queue(9);
    await vi.waitFor(async () => expect((await done()).map(({ job }) => job)).toContain(9), 30_000);
    // Jobs whose completion was lost run again, since nobody holds them anymore.
    await vi.waitFor(async () => expect(await queued()).toBe(0), 30_000);
    expect(log.error).toHaveBeenCalledWith({ lane: "main", reason: "ended" }, expect.any(String));
  });

  const queueNotice = (job: number) => addJob(shop.db, "deliver-notice", { notice_ids: [job] });
  const queueMessage = (job: number) =>
    addJob(shop.db, "send-message", { sealed: String(job), until: null, id: crypto.randomUUID() });

  it.each([
    ["notices", queueNotice, queueMessage],
    ["messages", queueMessage, queueNotice],
  ])(
    "goes on while a provider hangs that %s wait for, and none counts as stalled",
    async (_, hang, other) => {
      const worker = await startHere("here");
      for (let job = 1; job <= TESTED_CONCURRENCY + 1; job += 1) await hang(job);
      await vi.waitFor(async () => expect(await done()).toHaveLength(TESTED_CONCURRENCY), 30_000);
      await queue(8);
      await other(9);
      const begun = async () => (await done()).slice(TESTED_CONCURRENCY).map(({ job }) => job);
      await vi.waitFor(async () => expect((await begun()).toSorted()).toEqual([8, 9]), 30_000);
      expect(worker.stalledLanes()).toEqual([]);
      expect(log.error).not.toHaveBeenCalled();
    },
  );

  it("that takes none of the due jobs is reported and replaced", async () => {
    const worker = await startHere("hangs");
    for (let job = 1; job <= TESTED_CONCURRENCY; job += 1) await queue(job, "stay");
    await vi.waitFor(async () => expect(await done()).toHaveLength(TESTED_CONCURRENCY), 30_000);
    const readiness = async (stalledLanes: () => readonly string[]) => {
      const app = fastify();
      const ready = { isDraining: false, stalledLanes };
      answerHealth(app, ready, readinessCheck(shop.db, ready));
      return (await app.inject("/readyz")).json() as unknown;
    };
    expect(await readiness(worker.stalledLanes)).toEqual({ status: "ok" });
    const stalled: (readonly string[])[] = [];
    log.error.mockImplementation(() => stalled.push(worker.stalledLanes()));
    await queue(9);
    await vi.waitFor(async () => expect((await done()).map(({ job }) => job)).toContain(9), 30_000);
    expect(stalled[0]).toEqual(["main"]);
    expect(await readiness(() => ["main"])).toEqual({ status: "jobs wait", lanes: ["main"] });
    await vi.waitFor(
      async () => expect(await readiness(worker.stalledLanes)).toEqual({ status: "ok" }),
      30_000,
    );
    expect(log.error.mock.calls.slice(0, 2).map(([facts]) => facts)).toEqual([
      { lane: "main", oldest_due_seconds: expect.any(Number) },
      { lane: "main", reason: "stalled" },
    ]);
  });
});

it.each([
  ["waits for its next try is left alone", 2, 2],
  ["failed for good starts over", 4, 0],
])("a job that %s if it is only to be present", async (_what, attempts, expected) => {
  const payload = { media_id: crypto.randomUUID() };
  const key = `prepare-video:${payload.media_id}`;
  await addJob(shop.db, "prepare-video", payload, { key });
  await shop.db.execute(
    sql`update graphile_worker._private_jobs set attempts = ${attempts} where key = ${key}`,
  );
  await addJob(shop.db, "prepare-video", payload, { key, keepsPresent: true });
  const { rows } = await shop.db.execute(
    sql`select attempts, is_available from graphile_worker._private_jobs where key = ${key}`,
  );
  expect(rows).toEqual([{ attempts: expected, is_available: true }]);
});

it("a job queued under the key of the one that runs is another one", async () => {
  const payload = { storage_keys: [] };
  let runs = 0;
  const runJobs = jobRunner(shop.jobServices, shop.clock.lastSet, {
    "delete-files": async ({ db }: JobServices) => {
      runs += 1;
      if (runs === 1) await addJob(db, "delete-files", payload, { key: "again" });
    },
  });
  await addJob(shop.db, "delete-files", payload, { key: "again" });
  expect((await runJobs()).done).toEqual(["delete-files", "delete-files"]);
});
