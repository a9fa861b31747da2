import { concurrencyLimit } from "../../concurrency-limit.ts";

/**
 * Limits concurrent calls of payment gateways. The per-client limit keeps one customer from taking all slots of a slow gateway, or from
 * using up the shop's rate limit there.
 */
export const gatewayQueue = concurrencyLimit(16, {
  waiting: 300,
  each: { running: 2, waiting: 20 },
  waitMs: 30_000,
});
