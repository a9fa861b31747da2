import { concurrencyLimit as limitOf, OWN_WORK, type ConcurrencyLimits } from "@sen/server";
import { currentClient } from "./client-context.ts";

/** Runs a piece of work when its turn comes: for the client of the request that is being answered, where none is named. */
export interface Limited {
  /** @param waitMs longest wait of this work, instead of the limit's */
  <Result>(work: () => Promise<Result>, client?: string, waitMs?: number): Promise<Result>;
  /** How much waits now, of all clients. */
  waiting: () => number;
  /** Of how many clients something runs now. */
  clients: () => number;
}

/** Lets so many works run at a time, fairly among the clients whose requests they are for. */
export function concurrencyLimit(atATime: number | (() => number), limits: ConcurrencyLimits): Limited {
  const limited = limitOf(atATime, limits);
  const forClient = <Result>(
    work: () => Promise<Result>,
    client = currentClient() ?? OWN_WORK,
    waitMs?: number,
  ) => limited(work, client, waitMs);
  return Object.assign(forClient, { waiting: limited.waiting, clients: limited.clients });
}
