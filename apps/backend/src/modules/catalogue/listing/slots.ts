import { sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connect.ts";
import { decodeTelex } from "./telex.ts";
import { readForms, type Word } from "./word-forms.ts";

/** Words that together answer a slot: next to each other, or anywhere in the product's words. */
export interface Choice {
  words: readonly Word[];
  together: boolean;
}

/** Something that was asked for: a product has to have one of the choices. */
export interface Slot {
  /** As it was typed. */
  typed: string;
  choices: readonly Choice[];
  /** Whether the catalogue has a word of it. */
  known: boolean;
}

/** More words than this do not make a search any finer. */
const MOST_WORDS = 12;
/** A synonym may stand for so many words. */
const LONGEST_SYNONYM = 4;

interface Typed extends Word {
  known: boolean;
}

/**
 * What a keyword asks for, word by word: with synonyms, with compounds written apart or together ("ba lô", "aosomi"), and
 * with keys of Telex put together. Empty for a keyword without words.
 */
export async function readSlots(db: Queryable, keyword: string): Promise<Slot[]> {
  const words = (await readWords(db, keyword)).slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const pairs = words.slice(1).map((word, index) => join([words[index] ?? word, word]));
  const unknown = words.filter(({ known }) => !known);
  const [synonyms, joined, pieces, decoded] = await Promise.all([
    readSynonyms(db, words),
    readKnown(
      db,
      pairs.map(({ plain }) => plain),
    ),
    readPieces(db, unknown),
    readDecoded(db, unknown),
  ]);
  const slots: Slot[] = [];
  for (let at = 0; at < words.length;) {
    const [slot, taken] = slotAt(at);
    slots.push(slot);
    at += taken;
  }
  return slots;

  function slotAt(at: number): [Slot, number] {
    const [word] = words.slice(at, at + 1);
    if (!word) throw new Error("There is no word here.");
    for (let length = Math.min(LONGEST_SYNONYM, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      const meant = synonyms(phrase);
      if (meant.length > 0) return [slotOf(phrase, meant), length];
    }
    const next = words[at + 1];
    const pair = pairs[at];
    if (next && pair && joined.has(pair.plain)) {
      return [slotOf([word, next], [{ words: [pair], together: true }]), 2];
    }
    if (word.known) return [slotOf([word], []), 1];
    const meant = [decoded(word), pieces(word)].filter((words) => words !== null);
    return [
      slotOf(
        [word],
        meant.map((words) => ({ words, together: true })),
      ),
      1,
    ];
  }
}

function slotOf(typed: readonly Typed[], others: readonly Choice[]): Slot {
  return {
    typed: typed.map(({ spelled }) => spelled).join(" "),
    choices: [{ words: typed, together: typed.length > 1 }, ...others],
    known: others.length > 0 || typed.every(({ known }) => known),
  };
}

const join = (words: readonly Word[]): Word => ({
  spelled: words.map(({ spelled }) => spelled).join(""),
  plain: words.map(({ plain }) => plain).join(""),
});

/** A word of one letter says too little to be counted, and is taken at its word. */
async function readWords(db: Queryable, keyword: string): Promise<Typed[]> {
  const { rows } = await db.execute<{ spelled: string; plain: string; known: boolean }>(sql`
    select spelled, plain, length(plain) = 1 or exists (select from search_terms where term = plain) as known
    from (
      select word as spelled, replace(sen_normalize(word), ' ', '') as plain, place
      from unnest(string_to_array(sen_spelled(${keyword}), ' ')) with ordinality as typed (word, place)
    ) as words
    where plain <> '' order by place`);
  return rows;
}

async function readKnown(db: Queryable, terms: readonly string[]): Promise<ReadonlySet<string>> {
  if (terms.length === 0) return new Set();
  const { rows } = await db.execute<{ term: string }>(sql`
    select term from search_terms where term = any(${sql.param(terms)}::text[])`);
  return new Set(rows.map(({ term }) => term));
}

/** What else a phrase is called. One that was typed without accents is taken for any that has its letters. */
async function readSynonyms(
  db: Queryable,
  words: readonly Word[],
): Promise<(phrase: readonly Word[]) => Choice[]> {
  const phrases = words.flatMap((_, at) =>
    Array.from({ length: LONGEST_SYNONYM }, (_of, index) => words.slice(at, at + index + 1)),
  );
  const spelled = phrases.map((phrase) => textOf(phrase, "spelled"));
  const { rows } = await db.execute<{
    phrase: string;
    plain: string;
    meant: string;
    meant_plain: string;
  }>(sql`
    select phrase, sen_normalize(phrase) as plain, meant, sen_normalize(meant) as meant_plain from search_synonyms
    where phrase = any(${sql.param(spelled)}::text[]) or sen_normalize(phrase) = any(${sql.param(spelled)}::text[])
    order by phrase, meant`);
  return (phrase) => {
    const text = textOf(phrase, "spelled");
    return rows
      .filter((row) => row.phrase === text || row.plain === text)
      .map(({ meant, meant_plain }) => ({ words: sureWords(meant, meant_plain), together: true }));
  };
}

/** The words of a phrase of our own, which the database writes with as many words in both forms. */
function sureWords(spelled: string, plain: string): Word[] {
  const plainWords = plain.split(" ");
  return spelled
    .split(" ")
    .map((word, index) => ({ spelled: word, plain: plainWords[index] ?? word, sure: true }));
}

/** What unknown words say whose Telex keys were not put together. */
async function readDecoded(
  db: Queryable,
  words: readonly Word[],
): Promise<(word: Word) => readonly Word[] | null> {
  const typed = words.flatMap(({ spelled }) => {
    const decoded = decodeTelex(spelled);
    return decoded === null ? [] : [{ spelled, decoded }];
  });
  const forms = await readForms(
    db,
    typed.map(({ decoded }) => decoded),
  );
  const meant = new Map(typed.map(({ spelled }, index) => [spelled, forms[index]]));
  return ({ spelled }) => {
    const word = meant.get(spelled);
    return word ? [word] : null;
  };
}

const textOf = (words: readonly Word[], form: "spelled" | "plain"): string =>
  words.map((word) => word[form]).join(" ");

/** The words that unknown ones are made of when each is cut into as few as possible that the catalogue has. */
async function readPieces(
  db: Queryable,
  words: readonly Word[],
): Promise<(word: Word) => readonly Word[] | null> {
  if (words.length === 0) return () => null;
  const { rows } = await db.execute<{ term: string }>(sql`
    select distinct term from search_terms, unnest(${sql.param(words.map(({ plain }) => plain))}::text[]) as typed (word)
    where position(term in word) > 0`);
  const terms = new Set(rows.map(({ term }) => term));
  return ({ plain, spelled }) => {
    const cut = cutInto(plain, terms);
    if (cut === null || cut.length < 2) return null;
    let at = 0;
    return cut.map((term) => {
      // Both forms have as many letters, unless a sign was written out.
      const written = spelled.length === plain.length ? spelled.slice(at, at + term.length) : term;
      at += term.length;
      return { spelled: written, plain: term };
    });
  };
}

/** A text cut into the fewest of these terms; null where they do not make it up. */
function cutInto(text: string, terms: ReadonlySet<string>): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let start = 0; start < end; start += 1) {
      const before = best[start];
      const term = text.slice(start, end);
      if (before && terms.has(term) && (best[end]?.length ?? Infinity) > before.length + 1) {
        best[end] = [...before, term];
      }
    }
  }
  return best[text.length] ?? null;
}
