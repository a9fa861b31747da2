import { concurrencyLimit } from "../../concurrency-limit.ts";

/** Lower than the number of connections (`DATABASE_CONNECTIONS`), so that other calls still get one. */
const AT_A_TIME = 6;
/** The maximum of queued orders, in total and per customer. */
const WAITING = { all: 300, each: 30 };
const WAIT_MS = 20_000;

/**
 * Limits how many orders are placed concurrently. Orders of the same goods wait for each other's row locks, each holding a connection;
 * further orders wait here without one. A customer's orders are placed one at a time, and customers take turns.
 */
export const orderQueue = concurrencyLimit(AT_A_TIME, {
  waiting: WAITING.all,
  each: { running: 1, waiting: WAITING.each },
  waitMs: WAIT_MS,
});
