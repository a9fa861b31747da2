import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../database/connect.ts";
import { rateLimits } from "../../database/schema/index.ts";

/** Notices emailed to one customer in 24 hours: several orders' worth. Placing and canceling in a loop must not use up the mail server's quota. */
const EMAILS_A_DAY = 100;

/**
 * Sends an email to a customer within their share of the day. False if that is used up. An email that the mail server did not take counts
 * for nothing, or the retries of an outage would use up the share.
 */
export async function sendWithinShare(
  db: Database,
  customerId: number,
  send: () => Promise<void>,
): Promise<boolean> {
  const share = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: "notice-email",
    points: EMAILS_A_DAY,
    duration: 24 * 60 * 60,
    clearExpiredByTimeout: false,
  });
  try {
    await share.consume(customerId);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
  try {
    await send();
  } catch (error) {
    await share.reward(customerId);
    throw error;
  }
  return true;
}
