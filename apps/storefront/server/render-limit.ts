import { clientAddress, concurrencyLimit } from "@sen/server";
import type { FastifyRequest } from "fastify";

/** Maximum concurrent renders. One takes about 50 ms of CPU time, so a full queue drains in a few seconds. */
const AT_A_TIME = 6;
const SHARES = { waiting: 96, each: { running: 3, waiting: 32 } };

/** Queues a render for a request. Rejects with `Overloaded` if the queue is full. */
export type RenderLimit = <Result>(request: FastifyRequest, make: () => Promise<Result>) => Promise<Result>;

/** Limits concurrent renders, per client and in total. Cached pages are not limited. */
export function renderLimit(): RenderLimit {
  const limited = concurrencyLimit(AT_A_TIME, SHARES);
  return (request, make) => limited(make, clientAddress(request));
}
