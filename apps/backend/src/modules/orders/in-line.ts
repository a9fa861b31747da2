import { concurrencyLimit } from "../../concurrency-limit.ts";

/** Fewer than the connections of a pool (`connect`): the others are for every other call. */
const AT_A_TIME = 6;
/** Who comes when so many wait is told to come back. */
const WAITING = 300;

/**
 * Takes goods when its turn comes. Orders of the same goods wait for each other's locks, each with a connection of its own: more of
 * them wait here, where waiting takes nothing from anybody, instead of being refused because no connection came free in time.
 */
export const inLine = concurrencyLimit(AT_A_TIME, { waiting: WAITING });
