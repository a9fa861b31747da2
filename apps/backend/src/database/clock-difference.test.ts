import { sql } from "./drizzle.ts";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { copyOfTemplate } from "../../test/database.ts";
import { readinessCheck } from "../http/health.ts";
import { assertClock } from "./clock-difference.ts";
import { connect, type Connection } from "./connect.ts";

const HOUR_MS = 3_600_000;

const database = await copyOfTemplate();
const connection = connect(database.url);
afterAll(async () => {
  await connection.close();
  await database.drop();
});
afterEach(() => void vi.useRealTimers());

/** Sets this machine's clock ahead. */
const setAhead = (ms: number) => vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });

describe("a program whose clock differs from the database's", () => {
  it.each([
    ["ahead of", 200 * 24 * HOUR_MS],
    ["behind", -2 * HOUR_MS],
  ])("is not ready when %s it, and reports the difference", async (direction, ms) => {
    setAhead(ms);
    await expect(assertClock(connection.db)).rejects.toThrow(direction);
    const log = { warn: vi.fn<(facts: object, message: string) => void>() };
    const told = await readinessCheck(connection.db, { isDraining: false })({ log } as never);
    expect(told).toEqual({ status: "clock is off", seconds: expect.closeTo(ms / 1_000, -2) as number });
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("is ready up to two seconds of difference, also when the query takes longer", async () => {
    setAhead(1_500);
    await assertClock(connection.db);
    vi.useRealTimers();
    const slow = {
      execute: async (...args: Parameters<Connection["db"]["execute"]>) => {
        const answer = await connection.db.execute(...args);
        setAhead(10_000);
        return answer;
      },
    };
    await assertClock(slow as unknown as Connection["db"]);
    expect((await connection.db.execute(sql`select 1`)).rowCount).toBe(1);
  });
});
