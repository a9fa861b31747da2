import { concurrencyLimit as limitOf, OWN_WORK, type ConcurrencyLimits } from "@sen/server";
import { currentClient } from "./client-context.ts";

/** Queues a piece of work. The client defaults to that of the current request. */
export interface Limited {
  /** @param waitMs longest wait of this call, overriding the limit's */
  <Result>(work: () => Promise<Result>, client?: string, waitMs?: number): Promise<Result>;
  /** Number of queued calls, over all clients. */
  waiting: () => number;
  /** Number of clients with running work. */
  clients: () => number;
}

/** Limits how many calls run at a time, and shares the slots fairly among clients. */
export function concurrencyLimit(atATime: number | (() => number), limits: ConcurrencyLimits): Limited {
  const limited = limitOf(atATime, limits);
  const forClient = <Result>(
    work: () => Promise<Result>,
    client = currentClient() ?? OWN_WORK,
    waitMs?: number,
  ) => limited(work, client, waitMs);
  return Object.assign(forClient, { waiting: limited.waiting, clients: limited.clients });
}
