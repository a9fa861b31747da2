/*
 * A count that decays without a timer is one moment: the one in which the last of what it counts is forgotten. Each
 * that is counted moves it on by the time in which one is forgotten; a moment that is past says that there is none.
 */

/** How much is remembered, in milliseconds of forgetting. */
export const rememberedMs = (forgotten: Date, now: Date): number =>
  Math.max(0, forgotten.getTime() - now.getTime());

/** How many are remembered; one that is half forgotten counts. */
export const remembered = (forgotten: Date, now: Date, forgettingMs: number): number =>
  Math.ceil(rememberedMs(forgotten, now) / forgettingMs);

/** The count with one more. What `most` says is not remembered beyond it. */
export function countedOnce(
  forgotten: Date,
  now: Date,
  { forgettingMs, most = Infinity }: { forgettingMs: number; most?: number },
): Date {
  const kept = Math.min(rememberedMs(forgotten, now), most * forgettingMs);
  return new Date(now.getTime() + kept + forgettingMs);
}

/** When fewer than `limit` are remembered. */
export const fewerThanAt = (forgotten: Date, limit: number, forgettingMs: number): Date =>
  new Date(forgotten.getTime() - (limit - 1) * forgettingMs);
