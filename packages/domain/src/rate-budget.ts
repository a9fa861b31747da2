import { countedOnce, remembered, rememberedMs } from "./decaying-count.ts";

/** How many of something a time allows, all at once or spread: what is used comes back evenly. */
export interface RateBudget {
  /** At least 1. */
  limit: number;
  periodMs: number;
}

/** How many of a budget are used, by the moment in which the last of them is forgotten. */
export const budgetUsed = (forgotten: Date, { limit, periodMs }: RateBudget, now: Date): number =>
  remembered(forgotten, now, periodMs / limit);

/** Which part of a budget is used; 1 or more is spent. */
export const budgetUse = (forgotten: Date, budget: RateBudget, now: Date): number =>
  budgetUsed(forgotten, budget, now) / budget.limit;

/** The moment with one more used. */
export const withBudgetUsed = (forgotten: Date, { limit, periodMs }: RateBudget, now: Date): Date =>
  countedOnce(forgotten, now, { forgettingMs: periodMs / limit });

/** How long a spent budget takes until it allows one more, in milliseconds; 0 where it allows one now. */
export const budgetWaitMs = (forgotten: Date, { limit, periodMs }: RateBudget, now: Date): number =>
  Math.max(0, rememberedMs(forgotten, now) - ((limit - 1) * periodMs) / limit);
