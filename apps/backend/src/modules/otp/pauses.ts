import type { MessageChannel } from "@sen/domain";
import { eq, inArray } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { messagePauses } from "../../database/schema/index.ts";

/** Since when no codes are sent on a channel; null where they are. */
export async function pausedSince(db: Queryable, channel: MessageChannel): Promise<Date | null> {
  const [pause] = await db.select().from(messagePauses).where(eq(messagePauses.channel, channel));
  return pause?.paused_at ?? null;
}

/** Sends no more codes on these channels, to owners neither. What is queued still goes. */
export async function pauseCodes(
  db: Queryable,
  channels: readonly MessageChannel[],
  paused_at: Date,
): Promise<void> {
  const rows = channels.map((channel) => ({ channel, paused_at }));
  await db.insert(messagePauses).values(rows).onConflictDoNothing();
}

/** Sends codes again. */
export async function resumeCodes(db: Queryable, channels: readonly MessageChannel[]): Promise<void> {
  await db.delete(messagePauses).where(inArray(messagePauses.channel, [...channels]));
}
