import { sql } from "./drizzle.ts";
import type { Queryable } from "./connect.ts";

/** So far this machine's clock may be from the database's, in milliseconds: NTP keeps machines within some. */
const MOST_DIFFERENCE_MS = 2_000;

/** The clocks of this program and the database differ: jobs would delete and cancel things before their time. */
export class ClockOff extends Error {
  override readonly name = "ClockOff";
  /** How far it is ahead, in whole seconds; negative when it is behind. */
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

/** Asks the database for the time. Throws `ClockOff` where this machine's differs by more than two seconds. */
export async function assertClock(db: Queryable): Promise<void> {
  const asked = Date.now();
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  );
  const answered = Date.now();
  const there = rows[0]?.ms ?? answered;
  // What the way took may lie before or behind the database's moment.
  if (there < asked - MOST_DIFFERENCE_MS) throw new ClockOff(asked - there);
  if (there > answered + MOST_DIFFERENCE_MS) throw new ClockOff(answered - there);
}

/** A clock that was right is asked about again so often, in milliseconds; at once where it has been set since. */
const ASKED_AGAIN_MS = 60_000;
/** Less is the clock's own unsteadiness. */
const SET_MS = 500;

/** Asserts the clock before each piece of work, which costs a query only once a minute, or where this machine's clock was set meanwhile. */
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
