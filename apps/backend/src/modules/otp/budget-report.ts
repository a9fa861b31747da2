import { budgetUsed, MESSAGE_CHANNELS, type MessageChannel } from "@sen/domain";
import { and, desc, gt, like } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { attemptCounts } from "../../database/schema/index.ts";
import { prefixBudget, PREFIX_SUBJECTS, shopBudgets, type SendBudget } from "./budgets.ts";
import type { SendLimits } from "../../limits/send-limits.ts";
import { countOf, readCounts } from "./counts.ts";
import { pausedSince } from "./pauses.ts";

/** How much of a budget is used, in codes. */
export interface BudgetUse {
  budget: string;
  used: number;
  limit: number;
}

/** How many phone prefixes to report: those with the most codes. */
const PREFIXES_TOLD = 10;

/** Per channel: how much of each budget is used, and since when the channel is paused (null if it is not). */
export async function reportBudgets(db: Queryable, limits: SendLimits, now: Date) {
  const channels: { channel: MessageChannel; pausedSince: Date | null; budgets: BudgetUse[] }[] = [];
  for (const channel of MESSAGE_CHANNELS) {
    const budgets = [
      ...shopBudgets(channel, "strangers", limits),
      ...shopBudgets(channel, "owners", limits),
      ...(channel === "sms" ? await busyPrefixes(db, limits, now) : []),
    ];
    channels.push({
      channel,
      pausedSince: await pausedSince(db, channel),
      budgets: await usesOf(db, budgets, now),
    });
  }
  return channels;
}

async function usesOf(db: Queryable, budgets: readonly SendBudget[], now: Date): Promise<BudgetUse[]> {
  const counts = await readCounts(
    db,
    budgets.map(({ subject }) => subject),
  );
  return budgets.map((budget) => ({
    budget: budget.subject.split(":").slice(2).join(" per "),
    used: budgetUsed(countOf(counts, budget.subject, now).forgotten_at, budget, now),
    limit: budget.limit,
  }));
}

async function busyPrefixes(db: Queryable, limits: SendLimits, now: Date): Promise<SendBudget[]> {
  const rows = await db
    .select({ subject: attemptCounts.subject })
    .from(attemptCounts)
    .where(and(like(attemptCounts.subject, `${PREFIX_SUBJECTS}%`), gt(attemptCounts.forgotten_at, now)))
    .orderBy(desc(attemptCounts.forgotten_at), attemptCounts.subject)
    .limit(PREFIXES_TOLD);
  return rows.map(({ subject }) => prefixBudget(subject.split(":")[2] ?? "", limits));
}
