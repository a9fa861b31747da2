import { clientAddress, concurrencyLimit } from "@sen/server";
import type { FastifyRequest } from "fastify";

/** Pages and feeds that are made at a time. One takes some 50 ms of the processor; what waits is made in a few seconds. */
const AT_A_TIME = 6;
const SHARES = { waiting: 96, each: { running: 3, waiting: 32 } };

/** Makes something for a request when its turn comes. Rejects with `Overloaded` where too much waits already. */
export type RenderLimit = <Result>(request: FastifyRequest, make: () => Promise<Result>) => Promise<Result>;

/** Bounds what is made for the asking, per client and in all. What is cached does not come by here. */
export function renderLimit(): RenderLimit {
  const limited = concurrencyLimit(AT_A_TIME, SHARES);
  return (request, make) => limited(make, clientAddress(request));
}
