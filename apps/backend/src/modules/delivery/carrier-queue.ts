import { concurrencyLimit } from "../../concurrency-limit.ts";

/**
 * Limits concurrent price requests to the carrier. Guests can cause them too, so each caller has its own limit: one guest asking for
 * place after place cannot use up the shop's quota at the carrier.
 */
export const carrierQueue = concurrencyLimit(8, {
  waiting: 64,
  each: { running: 2, waiting: 8 },
  waitMs: 3_000,
});
