import { Counter } from "@sen/server";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../database/connect.ts";

const asked = new Counter({
  name: "sen_backend_cached_answers_total",
  help: "What lists are made of, by whether this process had it",
  labelNames: ["what", "cache"],
});

/** Answers that a process holds for each database, and their size as JSON, in characters: the ids of a deep page alone are some 60,000. */
const MOST_ANSWERS = 2_000;
const MOST_SIZE = 16 * 1024 * 1024;

interface Make {
  make: () => Promise<object>;
}

const caches = new WeakMap<Database, LRUCache<string, object, Make>>();

/** A question that lists ask again and again. */
export interface Question {
  what: "hits" | "keyword" | "suggestions";
  /** All that the answer depends on. */
  text: string;
  /** How old an answer may be. 0 makes it anew each time. */
  seconds: number;
}

/**
 * The answer to a question, from this process's memory while it is not too old. Who asks for the same while it is made waits for it. An
 * old answer is never given: of a list that nobody asked for since yesterday it would be yesterday's.
 */
export async function cached<Answer extends object>(
  db: Database,
  { what, text, seconds }: Question,
  make: () => Promise<Answer>,
): Promise<Answer> {
  if (seconds === 0) return make();
  const status: LRUCache.Status<string, object, Make> = {};
  const answer = await cacheOf(db).fetch(`${what} ${text}`, {
    ttl: seconds * 1_000,
    context: { make },
    status,
  });
  asked.inc({ what, cache: status.fetch === "hit" ? "hit" : "miss" });
  if (answer === undefined) throw new Error("A cached answer was given up while it was made.");
  return answer as Answer;
}

function cacheOf(db: Database): LRUCache<string, object, Make> {
  const known = caches.get(db);
  if (known) return known;
  const cache = new LRUCache<string, object, Make>({
    max: MOST_ANSWERS,
    maxSize: MOST_SIZE,
    sizeCalculation: (answer, key) => JSON.stringify(answer).length + key.length,
    ttl: 1,
    ttlResolution: 0,
    fetchMethod: (_key, _stale, { context }) => context.make(),
  });
  caches.set(db, cache);
  return cache;
}

/** What is made of the whole shop is made again after a pause of so many times what making it took. */
const REST = 20;
/** So many times its age, what is made of the whole shop is too old to be used while it is made again. */
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
