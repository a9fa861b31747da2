import { audienceOf, isNoise, type Audience } from "./everyday-words.ts";
import { keyOf, LONGEST_NAME, type Entry, type Lexicon } from "./lexicon.ts";
import { isSyllable, type Word } from "./words.ts";

/** What a query asks for: what the thing is, and what else is said of it. */
export interface Reading {
  /** The words that name the thing, and what goes by them; null when none are known. */
  head: { words: readonly Word[]; entries: readonly Entry[] } | null;
  maker: { words: readonly Word[]; entries: readonly Entry[] } | null;
  audience: { words: readonly Word[]; audience: Audience } | null;
  /** Words that are no name, those that follow each other together. */
  rest: readonly (readonly Word[])[];
  /** Whether the word beside a head of one word may make another thing of it: "nồi cơm điện" is no "nồi", "apple watch" no "watch". */
  isCompound: boolean;
  /** Names that stand elsewhere than at the head: where to look when nothing is found. */
  others: readonly Entry[];
}

type Segment =
  | { is: "name"; words: readonly Word[]; entries: readonly Entry[] }
  | { is: "maker"; words: readonly Word[]; entries: readonly Entry[] }
  | { is: "audience"; words: readonly Word[]; audience: Audience }
  | { is: "word"; words: readonly Word[] };

/** More words than this do not make a search any finer. */
const MOST_WORDS = 12;

/**
 * Reads a query: the longest names first. Accents that were typed count; words without any are taken at their letters where others
 * have accents, and for any reading where none has.
 */
export function readQuery(typed: readonly Word[], lexicon: Lexicon): Reading {
  const words = typed.slice(0, MOST_WORDS);
  const hasAccents = words.some(({ spelled, plain }) => spelled !== plain);
  const strict = readSegments(segmentsOf(words, lexicon, hasAccents));
  if (strict.head !== null && strict.rest.length === 0) return strict;
  const loose = readSegments(segmentsOf(words, lexicon, false));
  if (loose.head !== null && (strict.head === null || loose.rest.flat().length < strict.rest.flat().length)) {
    return loose;
  }
  return strict;
}

function segmentsOf(
  words: readonly Word[],
  lexicon: Lexicon,
  isStrict: boolean,
  rewritten = false,
): Segment[] {
  const segments: Segment[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestAt(at);
    if (found === "rewritten") return segmentsOf(rewrite(words, lexicon, at), lexicon, isStrict, true);
    if (found) segments.push(...found);
    at += found?.[0]?.words.length ?? noiseAt(at);
  }
  return segments;

  function longestAt(at: number): Segment[] | "rewritten" | null {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      const audience = audienceOf(phrase);
      // Behind a thing it says for whom; by itself it may be the thing: "nam" is "nấm" too.
      if (audience && segments.length > 0) return [{ is: "audience", words: phrase, audience }];
      const entries = named(phrase, lexicon, isStrict);
      if (entries.length > 0) return [nameSegment(phrase, entries)];
      if (audience) return [{ is: "audience", words: phrase, audience }];
      if (!rewritten && synonymOf(phrase, lexicon)) return "rewritten";
      if (isNoise(phrase)) return null;
    }
    return [{ is: "word", words: words.slice(at, at + 1) }];
  }

  function noiseAt(at: number): number {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 1; length -= 1) {
      if (isNoise(words.slice(at, at + length))) return length;
    }
    return 1;
  }
}

/** Kinds say it best; a category's whole name says more than one of the things that it joins. */
function nameSegment(words: readonly Word[], entries: readonly Entry[]): Segment {
  const kinds = entries.filter(({ what }) => what === "kind");
  const categories = entries.filter(({ what, isPart }) => what === "category" && !isPart);
  const parts = entries.filter(({ isPart }) => isPart);
  const things = [kinds, categories, parts].find((some) => some.length > 0);
  return things ? { is: "name", words, entries: things } : { is: "maker", words, entries };
}

/** What goes by these words; in English one or many. */
function named(phrase: readonly Word[], lexicon: Lexicon, isStrict: boolean): Entry[] {
  const key = keyOf(phrase);
  const keys = [key, `${key}s`, ...(key.endsWith("s") ? [key.slice(0, -1)] : [])];
  for (const [index, one] of keys.entries()) {
    const found = (lexicon.entries.get(one) ?? []).filter((entry) =>
      index === 0 ? isSpelled(phrase, entry.words, isStrict) : entry.language !== "vi" && key.length > 3,
    );
    // "bia" is no "bi-a" where there is both.
    const alike = found.filter(({ words }) => words.length === phrase.length);
    if (found.length > 0) return alike.length > 0 ? alike : found;
  }
  return [];
}

/** Whether typed words are these: an accent that was typed counts, and where it is strict one that was not as well. */
export function isSpelled(typed: readonly Word[], words: readonly Word[], isStrict: boolean): boolean {
  const letters = words.map(({ spelled }) => spelled).join("");
  let at = 0;
  return typed.every(({ spelled, plain }) => {
    const part = letters.slice(at, at + spelled.length);
    at += spelled.length;
    return part === spelled || (spelled === plain && !isStrict);
  });
}

const synonymOf = (phrase: readonly Word[], { synonyms }: Lexicon) =>
  synonyms.get(keyOf(phrase))?.find((one) => isSpelled(phrase, one.phrase, false));

/** The query with the synonym that begins here replaced by what it means. */
function rewrite(words: readonly Word[], lexicon: Lexicon, at: number): Word[] {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
    const synonym = synonymOf(words.slice(at, at + length), lexicon);
    if (synonym) return [...words.slice(0, at), ...synonym.meant, ...words.slice(at + length)];
  }
  return [...words];
}

/** Vietnamese says first what a thing is, English last. */
function readSegments(segments: readonly Segment[]): Reading {
  const said = segments.filter(({ is }) => is === "name" || is === "word");
  const named = segments.filter((segment) => segment.is === "name");
  const isEnglish = named.some(({ entries }) => entries.every(({ language }) => language === "en"));
  const candidate = isEnglish ? said.at(-1) : said[0];
  const head = candidate?.is === "name" ? candidate : null;
  const maker = segments.find((segment) => segment.is === "maker") ?? null;
  const audience = segments.find((segment) => segment.is === "audience") ?? null;
  const left = segments.filter((one) => one !== head && one !== maker && one !== audience);
  const at = head ? segments.indexOf(head) : 0;
  const beside = isEnglish ? segments[at - 1]?.is === "name" : segments[at + 1]?.is === "word";
  return {
    head,
    maker,
    audience,
    rest: restOf(segments, left),
    isCompound: beside && head?.words.length === 1 && (isEnglish || head.words.every(isSyllable)),
    others: named.filter((name) => name !== head).flatMap(({ entries }) => entries),
  };
}

/** Names stay together; syllables that follow each other are a compound for all that is known. */
function restOf(segments: readonly Segment[], left: readonly Segment[]): Word[][] {
  const groups: Word[][] = [];
  let before: Segment | undefined;
  for (const segment of segments) {
    const [word] = segment.words;
    const last = groups.at(-1);
    if (left.includes(segment) && word) {
      const joins =
        before?.is === "word" && segment.is === "word" && isSyllable(word) && before.words.every(isSyllable);
      if (joins && last) last.push(...segment.words);
      else groups.push([...segment.words]);
    }
    before = segment;
  }
  return groups;
}
