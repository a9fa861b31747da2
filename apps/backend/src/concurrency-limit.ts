import pLimit from "p-limit";

/** Too much of one kind of work waits already: the caller is told to come back, 503. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** Runs a piece of work when its turn comes. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many of the given works run at a time; the others wait for their turn, in the order in which they came.
 *
 * @param waiting how many wait at most; one more is refused with `Overloaded` before it begins
 */
export function concurrencyLimit(atATime: number, { waiting: most }: { waiting: number }): Limited {
  const limit = pLimit(atATime);
  return async (work) => {
    const present = limit.activeCount + limit.pendingCount;
    if (present >= atATime + most) throw new Overloaded(`${most} wait already`);
    return limit(work);
  };
}
