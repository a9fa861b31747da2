import { budgetUse, budgetWaitMs, withBudgetUsed, type MessageChannel, type RateBudget } from "@sen/domain";
import type { SendLimits } from "../../limits/send-limits.ts";
import { countOf, type Counts } from "./counts.ts";

/** A budget and the key of the row that stores its use. */
export interface SendBudget extends RateBudget {
  subject: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Digits of a phone number that identify its network and block: up to 10,000 prefixes of a million numbers each. */
const PREFIX_DIGITS = 4;

/** The start of every prefix budget's subject: phone numbers start with 0. */
export const PREFIX_SUBJECTS = "budget:sms:0";

/** The shop-wide budgets. Owners have separate ones, so that strangers cannot use them up. */
export function shopBudgets(
  channel: MessageChannel,
  group: "strangers" | "owners",
  { perMinute, perDay }: SendLimits,
): SendBudget[] {
  const subject = (period: string) => `budget:${channel}:${group}:${period}`;
  return [
    { subject: subject("minute"), limit: perMinute, periodMs: MINUTE_MS },
    { subject: subject("day"), limit: perDay, periodMs: DAY_MS },
  ];
}

/** The budget of phone numbers that share a prefix. */
export function prefixBudget(recipient: string, { perPrefixPerDay }: SendLimits): SendBudget {
  const prefix = recipient.slice(0, PREFIX_DIGITS);
  return { subject: `budget:sms:${prefix}:day`, limit: perPrefixPerDay, periodMs: DAY_MS };
}

/** The budgets that a code counts against, in locking order: the prefix before the shop. */
export function budgetsOf(
  channel: MessageChannel,
  recipient: string,
  isOwner: boolean,
  limits: SendLimits,
): SendBudget[] {
  if (isOwner) return shopBudgets(channel, "owners", limits);
  const ofPrefix = channel === "sms" ? [prefixBudget(recipient, limits)] : [];
  return [...ofPrefix, ...shopBudgets(channel, "strangers", limits)];
}

/** The use of the fullest budget (1 is full), and the milliseconds until every budget allows another code. */
export function useOf(budgets: readonly SendBudget[], counts: Counts, now: Date) {
  const forgotten = ({ subject }: SendBudget) => countOf(counts, subject, now).forgotten_at;
  return {
    use: Math.max(0, ...budgets.map((budget) => budgetUse(forgotten(budget), budget, now))),
    waitMs: Math.max(0, ...budgets.map((budget) => budgetWaitMs(forgotten(budget), budget, now))),
  };
}

/** The rows after one more code. */
export const usedRows = (budgets: readonly SendBudget[], counts: Counts, now: Date) =>
  budgets.map((budget) => ({
    subject: budget.subject,
    forgotten_at: withBudgetUsed(countOf(counts, budget.subject, now).forgotten_at, budget, now),
  }));
