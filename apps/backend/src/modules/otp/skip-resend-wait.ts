import { OTP_RESEND_SECONDS } from "@sen/domain";
import { eq, or, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { otps, attemptCounts } from "../../database/schema/index.ts";

/**
 * Ends the resend wait of pending codes, for one recipient or for all, so that new codes can be requested at once. For demos.
 *
 * @returns how many codes were changed
 */
export async function skipResendWait(db: Queryable, to: string | undefined): Promise<number | null> {
  const wait = sql`make_interval(secs => ${OTP_RESEND_SECONDS})`;
  const isMeant = to === undefined ? undefined : or(eq(otps.phone, to), eq(otps.email, to));
  const { rowCount } = await db
    .update(otps)
    .set({ sent_at: sql`sent_at - ${wait}` })
    .where(isMeant);
  // Recipients are stored as digests, so all sends are moved back. The code's own `sent_at` still limits the others.
  await db.update(attemptCounts).set({ counted_at: sql`counted_at - ${wait}` });
  return rowCount;
}
