import { sql } from "./drizzle.ts";
import type { Queryable } from "./connect.ts";

/** Largest tolerated difference between this machine's clock and the database's, in ms. NTP keeps machines within a few. */
const MOST_DIFFERENCE_MS = 2_000;

/** The clocks of this program and the database differ, so jobs would delete and cancel things too early. */
export class ClockOff extends Error {
  override readonly name = "ClockOff";
  /** How far this machine's clock is ahead, in whole seconds; negative if it is behind. */
  readonly seconds: number;

  constructor(differenceMs: number) {
    const seconds = Math.round(differenceMs / 1_000);
    const direction = seconds > 0 ? "ahead of" : "behind";
    super(
      `This machine's clock is ${Math.abs(seconds)} s ${direction} the database's. Synchronize it with NTP.`,
    );
    this.seconds = seconds;
  }
}

/** Compares this machine's clock with the database's. Throws `ClockOff` if they differ by more than two seconds. */
export async function assertClock(db: Queryable): Promise<void> {
  const asked = Date.now();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const answered = Date.now();
  const there = rows[0]?.ms ?? answered;
  // The database read its clock somewhere between sending and receiving.
  if (there < asked - MOST_DIFFERENCE_MS) throw new ClockOff(asked - there);
  if (there > answered + MOST_DIFFERENCE_MS) throw new ClockOff(answered - there);
}

/** How often a correct clock is checked again, in ms. A clock that was set meanwhile is checked at once. */
const ASKED_AGAIN_MS = 60_000;
/** A smaller jump of the clock is drift, not someone setting it. */
const SET_MS = 500;

/** Asserts the clock before each piece of work. Queries the database only once a minute, or after this machine's clock was set. */
export function clockGuard(db: Queryable): () => Promise<void> {
  let right: { at: number; offset: number } | null = null;
  return async () => {
    const at = performance.now();
    const offset = Date.now() - at;
    if (right && at - right.at < ASKED_AGAIN_MS && Math.abs(offset - right.offset) < SET_MS) return;
    await assertClock(db);
    right = { at, offset };
  };
}
