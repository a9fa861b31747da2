import { OTP_RESEND_SECONDS } from "@sen/domain";
import { eq, or, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { otps, otpSends } from "../../database/schema/index.ts";

/**
 * Lets the pause pass for the codes that are out, of one receiver or all: others can be asked for at once. For demonstrations.
 *
 * @returns how many codes that are
 */
export async function hurryCodes(db: Queryable, to: string | undefined): Promise<number | null> {
  const passed = sql`sent_at - make_interval(secs => ${OTP_RESEND_SECONDS})`;
  const isMeant = to === undefined ? undefined : or(eq(otps.phone, to), eq(otps.email, to));
  const { rowCount } = await db.update(otps).set({ sent_at: passed }).where(isMeant);
  // Recipients are stored as digests, so all sends are moved back. The code's own `sent_at` still limits the others.
  await db.update(otpSends).set({ sent_at: passed });
  return rowCount;
}
