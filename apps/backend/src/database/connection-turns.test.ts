import { WORK_KINDS, type PerWorkKind } from "@sen/config";
import { sql } from "./drizzle.ts";
import { afterAll, describe, expect, it } from "vitest";
import { copyOfTemplate } from "../../test/database.ts";
import { runForClient } from "../client-context.ts";
import { Overloaded } from "@sen/server";
import { connect, connectOnce } from "./connect.ts";

const ofEach = (number: number) =>
  Object.fromEntries(WORK_KINDS.map((kind) => [kind, number])) as PerWorkKind;
/** The advisory lock that a test's queries wait for. */
const LOCK = 24;

const database = await copyOfTemplate();
// A long timeout, so that the tests do not depend on the machine's load.
const connection = connect(database.url, { connections: 4, timeouts: { connect: 60_000 } });
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const as = <Result>(client: string, work: () => Promise<Result>) => runForClient({ client }, work);
const answerOf = async () =>
  (await connection.db.execute<{ one: number }>(sql`select 1 as one`)).rows[0]?.one;
/** Starts at once, unlike Drizzle's queries, which start when awaited. */
const slowQuery = async () =>
  void (await connection.db.execute(sql`select pg_advisory_xact_lock_shared(${LOCK})`));

/** Runs work while every `slowQuery` is blocked. */
async function whileSlow(work: () => Promise<void>): Promise<void> {
  const other = await connectOnce(database.url);
  await other.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    await work();
  } finally {
    await other.end();
  }
}

describe("the connections of a pool", () => {
  it("are never all taken by one client, however many queries it sends", async () => {
    let flood: Promise<unknown>[] = [];
    await whileSlow(async () => {
      flood = Array.from({ length: 100 }, () => as("a", slowQuery));
      expect(await as("b", answerOf)).toBe(1);
      expect(await as("b", () => connection.db.transaction(answerOf))).toBe(1);
    });
    await Promise.all(flood);
  });

  it("include one for the shop's own work, however many clients there are", async () => {
    let floods: Promise<unknown>[] = [];
    await whileSlow(async () => {
      floods = ["a", "b", "c"].flatMap((client) => Array.from({ length: 9 }, () => as(client, slowQuery)));
      expect(await answerOf()).toBe(1);
    });
    await Promise.all(floods);
  });

  it("are refused to a client with too many waiting queries", async () => {
    let flood: Promise<unknown>[] = [];
    await whileSlow(async () => {
      flood = Array.from({ length: 510 }, () => as("a", slowQuery).catch((error: unknown) => error));
      const refused = await flood[509];
      expect(refused).toMatchObject({ cause: expect.any(Overloaded) as unknown });
      expect(await as("b", answerOf)).toBe(1);
    });
    await Promise.all(flood);
  });

  it("are waited for longer by a request that has had one, so that it can finish", async () => {
    const perKind = { connections: ofEach(2), statementMs: ofEach(60_000), queueMs: 0 };
    const short = connect(database.url, { perKind, timeouts: { connect: 60_000 } });
    const askIn = async () => void (await short.db.execute(sql`select 1`));
    try {
      const left = Promise.withResolvers<undefined>();
      const held = Promise.withResolvers<undefined>();
      const begun = as("a", async () => {
        await askIn();
        const holding = as("b", () =>
          short.db.transaction(async () => {
            held.resolve(undefined);
            await left.promise;
          }),
        );
        await held.promise;
        const next = askIn().then(() => "finished");
        await expect(as("c", askIn)).rejects.toMatchObject({
          cause: { name: "Overloaded", retryAfterSeconds: 1 },
        });
        left.resolve(undefined);
        await holding;
        return next;
      });
      expect(await begun).toBe("finished");
    } finally {
      await short.close();
    }
  });

  it("do not deadlock when every transaction also queries outside of itself", async () => {
    const nested = () => connection.db.transaction(answerOf);
    const all = await Promise.all(Array.from({ length: 8 }, () => as("a", nested)));
    expect(all).toEqual(Array(8).fill(1));
  });
});
