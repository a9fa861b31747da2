import type { MessageChannel } from "@sen/domain";
import { eq, inArray } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { messagePauses } from "../../database/schema/index.ts";

/** Since when codes on a channel are paused; null if they are not. */
export async function pausedSince(db: Queryable, channel: MessageChannel): Promise<Date | null> {
  const [pause] = await db.select().from(messagePauses).where(eq(messagePauses.channel, channel));
  return pause?.paused_at ?? null;
}

/** Pauses codes on these channels, also for owners. Queued messages are still sent. */
export async function pauseCodes(
  db: Queryable,
  channels: readonly MessageChannel[],
  paused_at: Date,
): Promise<void> {
  const rows = channels.map((channel) => ({ channel, paused_at }));
  await db.insert(messagePauses).values(rows).onConflictDoNothing();
}

/** Resumes codes on these channels. */
export async function resumeCodes(db: Queryable, channels: readonly MessageChannel[]): Promise<void> {
  await db.delete(messagePauses).where(inArray(messagePauses.channel, [...channels]));
}
