import { eq, sql } from "./drizzle.ts";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyOfTemplate } from "../../test/database.ts";
import { onServer } from "../../test/on-server.ts";
import { WORK_KINDS, type WorkKind } from "@sen/config";
import { withoutWaiting } from "../../test/fake-waits.ts";
import { openProxy, type Proxy } from "../../test/proxy.ts";
import { runForClient } from "../client-context.ts";
import { connect, DATABASE_TIMEOUTS, type Connection, type Queryable, type Transaction } from "./connect.ts";
import { banks } from "./schema/index.ts";
import { TRANSACTION_TRIES } from "./transaction.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

let proxy: Proxy;
let connection: Connection;
const broken: Error[] = [];

const database = await copyOfTemplate();
// Survives a rollback, so that a test can tell the first attempt from the second.
await onServer(database.url, "create sequence tries");
beforeEach(async () => {
  broken.length = 0;
  await onServer(
    database.url,
    "drop trigger if exists fail_commit on banks; truncate banks; alter sequence tries restart",
  );
  proxy = await openProxy(database.url);
  connection = connect(proxy.url, {
    connections: 3,
    onError: (error) => broken.push(error),
  });
});
afterEach(async () => {
  await connection.close();
  await proxy.close();
});
afterAll(() => database.drop());

const save = (db: Queryable, code: string) =>
  db.insert(banks).values({ code, bank_bin: code, name: code, name_vn: code, bank_name: code });
const saved = async () =>
  (await connection.db.select({ code: banks.code }).from(banks)).map(({ code }) => code);

async function processOf(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

/** Terminates the connection of the transaction, like a server restart, and waits until it is gone. */
async function endConnectionOf(tx: Queryable): Promise<void> {
  const pid = await processOf(tx);
  await onServer(database.url, `select pg_terminate_backend(${pid}, 5000)`);
}

/** Makes the first commit of a bank fail at its very end. */
const failFirstCommit = (statement: string) =>
  onServer(
    database.url,
    `create or replace function fail_commit() returns trigger language plpgsql as $$
       begin if nextval('tries') = 1 then ${statement} end if; return null; end $$;
     create constraint trigger fail_commit after insert on banks deferrable initially deferred
       for each row execute function fail_commit();`,
  );

describe("a transaction is retried", () => {
  it("when two lock the same rows in opposite order, and both succeed", async () => {
    const patient = connect(database.url, { connections: 2 });
    const { db } = patient;
    await save(db, "1");
    await save(db, "2");
    let runs = 0;
    let locked = 0;
    const lock = (tx: Transaction, code: string) =>
      tx.select().from(banks).where(eq(banks.code, code)).for("update");
    const inThisOrder = (first: string, second: string) =>
      db.transaction(async (tx) => {
        runs += 1;
        await lock(tx, first);
        locked += 1;
        await expect.poll(() => locked).toBeGreaterThan(1);
        await lock(tx, second);
        return second;
      });
    expect(await Promise.all([inThisOrder("1", "2"), inThisOrder("2", "1")])).toEqual(["2", "1"]);
    expect(runs).toBe(3);
    await patient.close();
  });

  it.each(["40001", "40P01"])("when the database rolls it back with %s while it runs", async (code) => {
    let runs = 0;
    await connection.db.transaction(async (tx) => {
      runs += 1;
      await save(tx, "1");
      if (runs === 1) {
        await tx.execute(
          sql.raw(`do $$ begin raise exception 'in the way' using errcode = '${code}'; end $$`),
        );
      }
    });
    expect(runs).toBe(2);
    expect(await saved()).toEqual(["1"]);
  });

  it("when the database rolls it back on commit", async () => {
    await failFirstCommit("raise exception 'in the way' using errcode = '40001';");
    let runs = 0;
    await connection.db.transaction(async (tx) => {
      runs += 1;
      await save(tx, "1");
    });
    expect(runs).toBe(2);
    expect(await saved()).toEqual(["1"]);
  });

  it("when its connection is lost between two queries, and the connection leaves the pool", async () => {
    const { db, pool } = connection;
    const processes: number[] = [];
    await db.transaction(async (tx) => {
      processes.push(await processOf(tx));
      await save(tx, "1");
      if (processes.length === 1) await endConnectionOf(tx);
      await save(tx, "2");
    });
    expect(await saved()).toEqual(["1", "2"]);
    expect(new Set(processes)).toHaveLength(2);
    expect(broken).toHaveLength(1);
    expect(pool.totalCount).toBe(1);
  });

  it("when its connection is lost during a query", async () => {
    let runs = 0;
    await connection.db.transaction(async (tx) => {
      runs += 1;
      await save(tx, "1");
      if (runs > 1) return;
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(0.5)`);
    });
    expect(runs).toBe(2);
    expect(await saved()).toEqual(["1"]);
  });

  it("when its connection was lost while idle", async () => {
    const { db } = connection;
    await endConnectionOf(db);
    await db.transaction((tx) => save(tx, "1"));
    expect(await saved()).toEqual(["1"]);
  });

  it("a limited number of times, then fails as unavailable with nothing saved", async () => {
    let runs = 0;
    const running = connection.db.transaction(async (tx) => {
      runs += 1;
      await save(tx, "1");
      await endConnectionOf(tx);
      await save(tx, "2");
    });
    await expect(running).rejects.toMatchObject({ name: "DatabaseUnavailable", trouble: "lost" });
    expect(runs).toBe(TRANSACTION_TRIES);
    expect(await saved()).toEqual([]);
  });
});

describe("when the connection is lost during a commit of unknown outcome,", () => {
  it("a transaction is not retried", async () => {
    let runs = 0;
    const running = connection.db.transaction(async (tx) => {
      runs += 1;
      await save(tx, "1");
      proxy.loseNextCommit();
    });
    await expect(running).rejects.toMatchObject({ name: "DatabaseUnavailable", trouble: "lost" });
    expect(runs).toBe(1);
    expect(await saved()).toEqual(["1"]);
  });

  it("an idempotent transaction is retried, and finds what was committed", async () => {
    let runs = 0;
    const made = await connection.db.idempotentTransaction(async (tx) => {
      runs += 1;
      if (runs === 1) proxy.loseNextCommit();
      return save(tx, "1").onConflictDoNothing().returning();
    });
    expect(runs).toBe(2);
    expect(made).toEqual([]);
    expect(await saved()).toEqual(["1"]);
  });

  it("an idempotent transaction is retried, and does what was not committed", async () => {
    await failFirstCommit("perform pg_terminate_backend(pg_backend_pid());");
    const made = await connection.db.idempotentTransaction((tx) =>
      save(tx, "1").onConflictDoNothing().returning(),
    );
    expect(made).toHaveLength(1);
    expect(await saved()).toEqual(["1"]);
  });
});

describe("a transaction is not retried", () => {
  it("when its work throws: the error is passed on, nothing is saved, and the connection is reused", async () => {
    const { db } = connection;
    const refusal = new RangeError("not now");
    const before = await processOf(db);
    let runs = 0;
    const running = db.transaction(async (tx) => {
      runs += 1;
      await save(tx, "1");
      throw refusal;
    });
    await expect(running).rejects.toBe(refusal);
    expect(runs).toBe(1);
    expect(await saved()).toEqual([]);
    expect(await processOf(db)).toBe(before);
  });

  it("when something other than the database fails with a network error code", async () => {
    let runs = 0;
    const failure = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    const running = connection.db.transaction(async () => {
      runs += 1;
      return Promise.reject(failure);
    });
    await expect(running).rejects.toBe(failure);
    expect(runs).toBe(1);
  });

  it("when a constraint is violated", async () => {
    const running = connection.db.transaction(async (tx) => {
      await save(tx, "1");
      await save(tx, "1");
    });
    await expect(running).rejects.toMatchObject({ cause: { code: "23505" } });
    expect(await saved()).toEqual([]);
  });

  it("when a query times out, and its locks are released at once", async () => {
    const { db } = connection;
    await save(db, "1");
    let runs = 0;
    const running = db.transaction(async (tx) => {
      runs += 1;
      await tx.update(banks).set({ code: "2" });
      const { rows } = await tx.execute(sql`show statement_timeout`);
      expect(rows).toEqual([{ statement_timeout: `${DATABASE_TIMEOUTS.statement / 1000}s` }]);
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(60)`);
    });
    await expect(running).rejects.toMatchObject({ name: "DatabaseUnavailable", trouble: "overloaded" });
    expect(runs).toBe(1);
    await db.update(banks).set({ code: "3" });
  });

  it("when no connection is free in time", async () => {
    const { db } = connection;
    const left = Promise.withResolvers<undefined>();
    const held = [1, 2, 3].map(() => Promise.withResolvers<undefined>());
    const holding = held.map(({ resolve }) =>
      db.transaction(async () => {
        resolve(undefined);
        await left.promise;
      }),
    );
    await Promise.all(held.map(({ promise }) => promise));
    const { value, waitedMs } = await withoutWaiting(() =>
      db.transaction(() => Promise.resolve()).catch((error: unknown) => error),
    );
    expect(value).toBeInstanceOf(DatabaseUnavailable);
    expect(waitedMs).toBe(DATABASE_TIMEOUTS.connect);
    left.resolve(undefined);
    await Promise.all(holding);
    await db.transaction((tx) => save(tx, "1"));
  });
});

describe.each([
  ["in a pipeline", "buying"],
  ["one after the other", "jobs"],
] as const)("queries sent together %s", (_, kind) => {
  const each = Object.fromEntries(WORK_KINDS.map((one) => [one, 2])) as Record<WorkKind, number>;
  const statementMs = Object.fromEntries(WORK_KINDS.map((one) => [one, 10_000])) as Record<WorkKind, number>;
  let perKind: Connection;
  beforeEach(() => {
    perKind = connect(proxy.url, { perKind: { connections: each, statementMs, queueMs: 5_000 } });
  });
  afterEach(() => perKind.close());
  const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    runForClient({ client: "a", kind }, () => perKind.db.transaction(work));

  it("are answered in order", async () => {
    const answers: number[] = [];
    const ask = async (tx: Transaction, seconds: number, index: number) => {
      await tx.execute(sql`select pg_sleep(${seconds})`);
      answers.push(index);
    };
    await inTransaction((tx) => Promise.all([ask(tx, 0.05, 1), ask(tx, 0, 2), save(tx, "A")]));
    expect(answers).toEqual([1, 2]);
    expect(await saved()).toEqual(["A"]);
  });

  it("save nothing when the first fails", async () => {
    const transaction = inTransaction((tx) =>
      Promise.all([tx.execute(sql`select 1 / 0`), save(tx, "A"), save(tx, "B"), save(tx, "C")]),
    );
    await expect(transaction).rejects.toMatchObject({ cause: { code: "22012" } });
    expect(await inTransaction((tx) => tx.$count(banks))).toBe(0);
  });

  it("save nothing when one continues after another has failed", async () => {
    const failed = Promise.withResolvers<undefined>();
    let goesOn: Promise<unknown> = Promise.resolve();
    const transaction = inTransaction((tx) => {
      goesOn = save(tx, "A").then(() => failed.promise.then(() => save(tx, "B")));
      goesOn.catch(() => undefined);
      return Promise.all([goesOn, tx.execute(sql`select 1 / 0`)]);
    });
    await expect(transaction).rejects.toMatchObject({ cause: { code: "22012" } });
    failed.resolve(undefined);
    await expect(goesOn).rejects.toMatchObject({ cause: { message: "This transaction has ended." } });
    expect(await saved()).toEqual([]);
  });
});

it("a transaction with a failed query is not reported as done, even if the error was caught", async () => {
  const running = connection.db.transaction(async (tx) => {
    await save(tx, "1");
    await save(tx, "1").catch(() => undefined);
  });
  await expect(running).rejects.toThrow("was rolled back");
  expect(await saved()).toEqual([]);
});

describe("a silent database", () => {
  it.each(["begin", "query", "commit"])(
    "fails a transaction in time at its %s, and works again once it responds",
    async (step) => {
      const { db } = connection;
      await processOf(db);
      let silence = { dropped: [] as string[], heard: Promise.resolve() as Promise<unknown> };
      const silent = Promise.withResolvers<undefined>();
      const fallSilent = () => {
        silence = proxy.fallSilent();
        silent.resolve(undefined);
      };
      const { value, waitedMs } = await withoutWaiting(
        () => {
          if (step === "begin") fallSilent();
          const running = db.transaction(async (tx) => {
            if (step === "query") fallSilent();
            await save(tx, "1");
            if (step === "commit") fallSilent();
          });
          return running.catch((error: unknown) => error);
        },
        async () => {
          await silent.promise;
          await silence.heard;
        },
      );
      expect(value).toMatchObject({ name: "DatabaseUnavailable", trouble: "overloaded" });
      // Waits for one response, and not again for a rollback.
      expect(waitedMs).toBe(DATABASE_TIMEOUTS.query);
      expect(silence.dropped.join()).not.toContain("rollback");
      const next = await withoutWaiting(() =>
        db.transaction(() => Promise.resolve()).catch((error: unknown) => error),
      );
      expect(next.value).toBeInstanceOf(DatabaseUnavailable);
      expect(next.waitedMs).toBe(DATABASE_TIMEOUTS.connect);
      proxy.mend();
      await db.transaction((tx) => save(tx, "2"));
      expect(await saved()).toContain("2");
    },
  );
});
