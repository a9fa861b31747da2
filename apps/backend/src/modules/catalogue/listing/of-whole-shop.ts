import type { Database } from "../../../database/connect.ts";

/** What is made of the whole shop is made again after a pause of so many times what making it took. */
const REST = 20;
/** So many times its age, it is too old to be used while it is made again. */
const TOO_OLD = 10;

/** Something that is made of the whole shop: as it was no longer than so many seconds ago, or a little longer while it is made anew. */
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
      () => known.delete(db), // Who asks next makes it again.
    );
    return kept.made;
  };
}
