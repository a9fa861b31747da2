import { concurrencyLimit } from "../../concurrency-limit.ts";

/**
 * Asks the carrier for a price when its turn comes. Guests may ask too: one of them, who asks for place after place, does not use up what the carrier
 * grants to the shop.
 */
export const carrierQueue = concurrencyLimit(8, {
  waiting: 64,
  each: { running: 2, waiting: 8 },
  waitMs: 3_000,
});
