import { concurrencyLimit } from "../../concurrency-limit.ts";

/**
 * Asks the payment gateway when its turn comes. One that answers slowly is not asked by one customer alone, and whoever asks again and
 * again does not use up what the gateway grants to the shop.
 */
export const gatewayQueue = concurrencyLimit(16, {
  waiting: 300,
  each: { running: 2, waiting: 20 },
  waitMs: 30_000,
});
