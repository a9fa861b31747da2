import type { Request } from "express";
import { clientNetwork, fairLimit, type FairLimits } from "@sen/server";

/** Pages, feeds and site maps that are made at a time. One takes some 50 ms of the processor; what waits is made in a few seconds. */
const RENDERS: FairLimits = { running: 6, runningPerClient: 3, waiting: 96, waitingPerClient: 32 };

/** Makes something for a request when its turn comes. Rejects with `Overloaded` where too much waits already. */
export type RenderLimit = <Result>(req: Pick<Request, "ip">, make: () => Promise<Result>) => Promise<Result>;

/** Bounds what is made for the asking, per client and in all. What is cached does not come by here. */
export function renderLimit(limits: FairLimits = RENDERS): RenderLimit {
  const limit = fairLimit(limits);
  return ({ ip = "" }, make) => limit(clientNetwork(ip) ?? "", make);
}
