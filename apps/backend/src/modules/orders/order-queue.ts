import { concurrencyLimit } from "../../concurrency-limit.ts";

/** Fewer than the connections of buying (`DATABASE_CONNECTIONS`): the others are for every other call. */
const AT_A_TIME = 6;
/** Orders that wait, of all customers and of one: nobody types faster. */
const WAITING = { all: 300, each: 30 };
const WAIT_MS = 20_000;

/**
 * Takes goods when its turn comes. Orders of the same goods wait for each other's locks, each with a connection of its own: more of
 * them wait here, where waiting takes nothing from anybody. A customer's orders are placed one after the other, and customers take turns.
 */
export const orderQueue = concurrencyLimit(AT_A_TIME, {
  waiting: WAITING.all,
  each: { running: 1, waiting: WAITING.each },
  waitMs: WAIT_MS,
});
