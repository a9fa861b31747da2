import { Counter, Gauge } from "@sen/server";
import { eq, lt, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { messageDays } from "../../database/schema/index.ts";
import type { JobServices } from "../../jobs/job-handler.ts";
import { vietnamDay } from "../../vietnam-day.ts";
import { raiseAlert } from "../provider-log/index.ts";

/** Share of the day's budget from which alerts are raised. */
const ALARM_USE = 0.8;

/** Alert above 0.8. */
const used = new Gauge({
  name: "sen_backend_message_budget_use",
  help: "Used share of the daily budget of paid messages; 1 means used up",
});
/** Alert on any increase. */
const unsent = new Counter({
  name: "sen_backend_messages_over_budget_total",
  help: "Paid messages that were not sent because the daily budget was used up",
});

/**
 * Counts one paid message. False once the day's budget is spent, so that nobody can drive the operator's costs up. One that may have been
 * sent stays counted, and its retry counts again.
 */
export async function takeFromBudget(
  db: Queryable,
  services: Pick<JobServices, "log"> & { config: { messagesPerDay: number | null } },
  now: Date,
): Promise<boolean> {
  const limit = services.config.messagesPerDay;
  if (limit === null) return true;
  const day = vietnamDay(now);
  const [row] = await db
    .insert(messageDays)
    .values({ day, sent: 1 })
    .onConflictDoUpdate({
      target: messageDays.day,
      set: { sent: sql`${messageDays.sent} + 1` },
      setWhere: lt(messageDays.sent, limit),
    })
    .returning({ sent: messageDays.sent });
  const use = row ? row.sent / limit : 1;
  used.set(use);
  if (!row) unsent.inc();
  if (use >= ALARM_USE) {
    const isSpent = use >= 1;
    const text = isSpent
      ? `All ${limit} paid messages of ${day} are used up: no code is sent by SMS or Zalo before midnight. Raise MESSAGES_PER_DAY, or find the cause (\`messages\`).`
      : `${row?.sent ?? limit} of ${limit} paid messages of ${day} are used.`;
    const subject = `message budget ${day} ${isSpent ? "spent" : "nearly spent"}`;
    await raiseAlert(db, { subject, text }, now);
  }
  return row !== undefined;
}

/** Takes back the count of a message that its provider refused, and so does not charge. */
export async function returnToBudget(
  db: Queryable,
  { config: { messagesPerDay } }: { config: { messagesPerDay: number | null } },
  takenAt: Date,
): Promise<void> {
  if (messagesPerDay === null) return;
  const { day, sent } = messageDays;
  await db
    .update(messageDays)
    .set({ sent: sql`${sent} - 1` })
    .where(eq(day, vietnamDay(takenAt)));
}

/** Number of paid messages counted today. */
export async function messagesSent(db: Queryable, now: Date): Promise<number> {
  const [row] = await db
    .select({ sent: messageDays.sent })
    .from(messageDays)
    .where(eq(messageDays.day, vietnamDay(now)));
  return row?.sent ?? 0;
}
