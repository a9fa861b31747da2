import { sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";

/** Rows that go with one code that is sent. */
const SWEPT_AT_ONCE = 10;
/** How long it is remembered what a code was for. */
const KEPT_MS = 24 * 60 * 60_000;

/** Removes a few codes of yesterday, and counts of which nothing is remembered any more. */
export async function sweepOtps(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await db.execute(sql`
    delete from otps where id in (
      select id from otps where sent_at <= ${before.toISOString()}
      order by sent_at limit ${SWEPT_AT_ONCE} for update skip locked)`);
  await db.execute(sql`
    delete from otp_sends where subject in (
      select subject from otp_sends where forgotten_at <= ${now.toISOString()}
      order by forgotten_at limit ${SWEPT_AT_ONCE} for update skip locked)`);
}
