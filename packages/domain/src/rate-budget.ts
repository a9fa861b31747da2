import { countedOnce, remembered, rememberedMs } from "./decaying-count.ts";

/** A rate limit that allows bursts and refills evenly. */
export interface RateBudget {
  /** At least 1. */
  limit: number;
  periodMs: number;
}

/** How much of a budget is used, given when all of it will be forgotten. */
export const budgetUsed = (forgotten: Date, { limit, periodMs }: RateBudget, now: Date): number =>
  remembered(forgotten, now, periodMs / limit);

/** The used share of a budget; 1 or more means exhausted. */
export const budgetUse = (forgotten: Date, budget: RateBudget, now: Date): number =>
  budgetUsed(forgotten, budget, now) / budget.limit;

/** The state after using one more. */
export const withBudgetUsed = (forgotten: Date, { limit, periodMs }: RateBudget, now: Date): Date =>
  countedOnce(forgotten, now, { forgettingMs: periodMs / limit });

/** How long until an exhausted budget allows one more, in ms; 0 if it allows one now. */
export const budgetWaitMs = (forgotten: Date, { limit, periodMs }: RateBudget, now: Date): number =>
  Math.max(0, rememberedMs(forgotten, now) - ((limit - 1) * periodMs) / limit);
