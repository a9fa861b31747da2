/*
 * A count that decays without a timer, stored as one timestamp: when its last item is forgotten. Each counted item
 * moves the timestamp on by the time after which one item is forgotten. A timestamp in the past means 0.
 */

/** Time until everything is forgotten, in ms. */
export const rememberedMs = (forgotten: Date, now: Date): number =>
  Math.max(0, forgotten.getTime() - now.getTime());

/** The current count, rounded up. */
export const remembered = (forgotten: Date, now: Date, forgettingMs: number): number =>
  Math.ceil(rememberedMs(forgotten, now) / forgettingMs);

/** The timestamp after counting one more. Items beyond `most` are not remembered. */
export function countedOnce(
  forgotten: Date,
  now: Date,
  { forgettingMs, most = Infinity }: { forgettingMs: number; most?: number },
): Date {
  const kept = Math.min(rememberedMs(forgotten, now), most * forgettingMs);
  return new Date(now.getTime() + kept + forgettingMs);
}

/** When the count falls below `limit`. */
export const fewerThanAt = (forgotten: Date, limit: number, forgettingMs: number): Date =>
  new Date(forgotten.getTime() - (limit - 1) * forgettingMs);
