import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../database/connect.ts";
import { rateLimits } from "../../database/schema/index.ts";

/** Notices emailed to one customer in 24 hours: several orders' worth. Placing and canceling in a loop must not use up the mail server's quota. */
const EMAILS_A_DAY = 100;

/** Counts a notice about to be emailed. False once the customer's share of the day is used up. */
export function emailShare(db: Database): (customerId: number) => Promise<boolean> {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: "notice-email",
    points: EMAILS_A_DAY,
    duration: 24 * 60 * 60,
    clearExpiredByTimeout: false,
  });
  return (customerId) =>
    limiter.consume(customerId).then(
      () => true,
      (refused: unknown) => {
        if (refused instanceof RateLimiterRes) return false;
        throw refused;
      },
    );
}
