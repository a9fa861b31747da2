import type { Database } from "./connect.ts";

/** Minimum pause between computations, as a multiple of the last one's duration. */
const REST = 20;
/** A stale value is used up to this multiple of its maximum age. */
const TOO_OLD = 10;

/** Caches a computation over the whole shop for `seconds`. While it is recomputed, the stale value is used for a while. */
export function ofWholeShop<Made>(make: (db: Database) => Promise<Made>) {
  const known = new WeakMap<Database, { made: Promise<Made>; at: number; until: number }>();
  return (db: Database, seconds: number): Promise<Made> => {
    const now = Date.now();
    const last = known.get(db);
    if (last && now < last.until && seconds > 0) return last.made;
    const made = make(db);
    const isUsable = last !== undefined && now - last.at < TOO_OLD * seconds * 1_000;
    const kept = { made: isUsable ? last.made : made, at: now, until: now + seconds * 1_000 };
    known.set(db, kept);
    made.then(
      () => {
        kept.made = made;
        kept.until = Math.max(kept.until, now + REST * (Date.now() - now));
      },
      () => known.delete(db), // The next call recomputes.
    );
    return kept.made;
  };
}
