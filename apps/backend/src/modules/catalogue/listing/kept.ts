import { Counter } from "@sen/server";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";

const asked = new Counter({
  name: "sen_backend_kept_answers_total",
  help: "What lists are made of, by whether it was kept (old: it is made anew beside the answer)",
  labelNames: ["what", "cache"],
});

/** Slots for kept answers; a question that falls into another's slot takes its place. */
const SLOTS = 16_384;
/** After this share of its time to live an answer is still given, and made anew for those who come later. */
export const OLD_AFTER = 0.5;

/**
 * For so long, in seconds, an answer is brought up to date by what moved (`product_moves`) before all of it is made anew: what
 * moves do not tell (sales, the name of a mall) is in it by then. Less than the moves are kept.
 */
export const FOLLOWED_SECONDS = 15 * 60;

/** A question that lists ask again and again. */
export interface Question {
  what: "facets" | "keyword" | "hits" | "anchors" | "suggestions";
  /** All that the answer depends on. The same text for the same question. */
  text: string;
  /** How long an answer is good, in seconds. 0 makes it anew each time. */
  seconds: number;
}

/** Where answers are kept: how one is read, and written. */
export interface Keeper<Kept> {
  /** The kept answer of a slot, however old, with its age in seconds. */
  read: (at: Place) => Promise<{ kept: Kept; age: number } | null>;
  write: (at: Place, kept: Kept) => Promise<void>;
}

/** Where a question's answer is kept. */
export interface Place {
  slot: number;
  question: string;
}

/** What is being made now, by its question: who asks meanwhile waits for the same. */
const inTheMaking = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * The kept answer to a question, or else one that is made, and kept. One that is old is given still, while it is made
 * anew: nobody waits for that. Who makes it is told the one before, which may have been kept for longer than it is good.
 */
export async function keptBy<Kept>(
  db: Database,
  { what, text, seconds }: Question,
  keeper: Keeper<Kept>,
  make: (before: Kept | null) => Promise<Kept>,
): Promise<Kept> {
  if (seconds === 0) return make(null);
  const at: Place = { slot: slotOf(`${what} ${text}`), question: text };
  const before = await keeper.read(at);
  const found = before !== null && before.age < seconds ? before : null;
  const isOld = found !== null && found.age > seconds * OLD_AFTER;
  asked.inc({ what, cache: found === null ? "miss" : isOld ? "old" : "hit" });
  if (found && !isOld) return found.kept;
  const made = once(db, `${what} ${text}`, async () => {
    const kept = await make(before?.kept ?? null);
    await keeper.write(at, kept);
    return kept;
  });
  if (found === null) return made;
  made.catch(() => asked.inc({ what, cache: "failed" })); // Who finds nothing kept makes it, and hears of the failure.
  return found.kept;
}

/** Counts, meanings and anchors, as JSON. */
export function kept<Answer>(
  db: Database,
  question: Question,
  make: (before: Answer | null) => Promise<Answer>,
): Promise<Answer> {
  return keptBy(db, question, answers(db), make);
}

/**
 * The kept answer to a question, which is brought up to date by `follow` for `FOLLOWED_SECONDS` before it is made anew. What
 * cannot be followed (null) is made anew at once.
 */
export async function followed<Answer>(
  db: Database,
  question: Question,
  make: () => Promise<Answer>,
  follow: (before: Answer) => Promise<Answer | null>,
): Promise<Answer> {
  // Servers of before keep bare answers, under the text without this word.
  const { answer } = await kept<{ answer: Answer; made_at: number }>(
    db,
    { ...question, text: `followed ${question.text}` },
    async (before) => {
      if (before !== null && Date.now() - before.made_at < FOLLOWED_SECONDS * 1_000) {
        const answer = await follow(before.answer);
        if (answer !== null) return { answer, made_at: before.made_at };
      }
      return { answer: await make(), made_at: Date.now() };
    },
  );
  return answer;
}

/** What is kept is the primary's: a replica has no unlogged tables. */
function answers<Answer>({ primary }: Database): Keeper<Answer> {
  return {
    async read({ slot, question }) {
      const { rows } = await primary.execute<{ kept: Answer; age: number }>(sql`
        select answer as kept, extract(epoch from now() - made_at)::real as age from kept_answers
        where slot = ${slot} and question = ${question}`);
      return rows[0] ?? null;
    },
    async write({ slot, question }, answer) {
      await primary.execute(sql`
        insert into kept_answers (slot, question, made_at, answer)
        values (${slot}, ${question}, now(), ${JSON.stringify(answer)}::json)
        on conflict (slot) do update
        set question = excluded.question, made_at = excluded.made_at, answer = excluded.answer`);
    },
  };
}

function once<Answer>(db: Database, question: string, make: () => Promise<Answer>): Promise<Answer> {
  const making = inTheMaking.get(db) ?? new Map<string, Promise<unknown>>();
  inTheMaking.set(db, making);
  const begun = making.get(question);
  if (begun) return begun as Promise<Answer>;
  const made = make().finally(() => making.delete(question));
  making.set(question, made);
  return made;
}

/** FNV-1a, folded into the slots. */
function slotOf(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return ((value >>> 14) ^ value) & (SLOTS - 1);
}
