import { audienceWords, senseOf, type Audience } from "./everyday-words.ts";
import { keyOf, LONGEST_NAME, type Entry, type Lexicon } from "./lexicon.ts";
import { isSyllable, type Word } from "./words.ts";

interface Named {
  words: readonly Word[];
  entries: readonly Entry[];
}

/** What a query asks for: what the thing is, and what else is said of it. */
export interface Reading {
  /** The words that name the thing, and what goes by them; null when none are known. */
  head: Named | null;
  maker: Named | null;
  audience: { words: readonly Word[]; audience: Audience } | null;
  /** Words that are no name, those that follow each other together. */
  rest: readonly (readonly Word[])[];
  /** Whether the word beside a head of one word may make another thing of it: "nồi cơm điện" is no "nồi", "apple watch" no "watch". */
  isCompound: boolean;
  /** Names that stand elsewhere than at the head: where to look when nothing is found. */
  others: readonly Entry[];
}

/** `isApart`: behind a word such as "màu" or "cho", which says that what follows is no part of a name. */
type Segment = { words: readonly Word[]; isApart?: boolean } & (
  | { is: "name"; entries: readonly Entry[] }
  | { is: "audience"; audience: Audience }
  | { is: "word" | "noise" }
);

/** More words than this do not make a search any finer. */
const MOST_WORDS = 12;

/** Reads a query: the longest names first. Accents that were typed count; a word without any is any of its letters. */
export function readQuery(typed: readonly Word[], lexicon: Lexicon): Reading {
  const words = typed.slice(0, MOST_WORDS);
  const segments: Segment[] = [];
  let isApart = false;
  for (let at = 0; at < words.length;) {
    const segment = longestAt(words.slice(at), segments.length === 0, lexicon);
    if (segment.is !== "noise") segments.push({ ...segment, isApart });
    isApart = segment.is === "noise";
    at += segment.words.length;
  }
  return readSegments(segments);
}

function longestAt(words: readonly Word[], isFirst: boolean, lexicon: Lexicon): Segment {
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length);
    const sense = senseOf(phrase);
    const entries = named(phrase, lexicon);
    // Behind a thing it says for whom; by itself it may be the thing: "nam" is "nấm" too.
    const isAudience = sense !== undefined && sense in audienceWords && !(isFirst && entries.length > 0);
    if (isAudience) return { is: "audience", words: phrase, audience: sense as Audience };
    if (entries.length > 0) return { is: "name", words: phrase, entries };
    if (sense === "noise") return { is: "noise", words: phrase };
  }
  return { is: "word", words: words.slice(0, 1) };
}

/** What goes by these words; in English one or many. */
function named(phrase: readonly Word[], lexicon: Lexicon): Entry[] {
  const key = keyOf(phrase);
  const keys = [key, `${key}s`, ...(key.endsWith("s") ? [key.slice(0, -1)] : [])];
  for (const [index, one] of keys.entries()) {
    const found = (lexicon.entries.get(one) ?? []).filter((entry) =>
      index === 0 ? isSpelled(phrase, entry.words) : entry.language !== "vi" && key.length > 3,
    );
    // "bia" is no "bi-a" where there is both.
    const alike = found.filter(({ words }) => words.length === phrase.length);
    if (found.length > 0) return alike.length > 0 ? alike : found;
  }
  return [];
}

/** Whether typed words are these: an accent that was typed counts. */
function isSpelled(typed: readonly Word[], words: readonly Word[]): boolean {
  const letters = words.map(({ spelled }) => spelled).join("");
  let at = 0;
  return typed.every(({ spelled, plain }) => {
    const part = letters.slice(at, at + spelled.length);
    at += spelled.length;
    return part === spelled || spelled === plain;
  });
}

const isThing = ({ what }: Entry) => what !== "maker";

/** Vietnamese says first what a thing is, English last. A brand's name that is a thing's too is the brand where another thing is named. */
function readSegments(segments: readonly Segment[]): Reading {
  const names = segments.filter((segment) => segment.is === "name");
  const ofThings = names.filter(({ entries }) => entries.some(isThing));
  const maker =
    names.find(({ entries }) => !entries.every(isThing) && (ofThings.length > 1 || !entries.some(isThing))) ??
    null;
  const things = ofThings.filter((name) => name !== maker);
  const said = segments.filter((one) => (one.is === "name" || one.is === "word") && one !== maker);
  const isEnglish = things.some(({ entries }) => entries.every(({ language }) => language === "en"));
  const first = isEnglish ? said.at(-1) : said[0];
  const head = things.find((one) => one === first) ?? null;
  const audience = segments.find((segment) => segment.is === "audience") ?? null;
  const left = segments.filter((one) => one !== head && one !== maker && one !== audience);
  const at = head ? segments.indexOf(head) : 0;
  const next = segments[at + 1];
  const beside = isEnglish
    ? segments[at - 1]?.is === "name"
    : next &&
      next !== maker &&
      next.is !== "audience" &&
      !next.isApart &&
      !/^\d/.test(next.words[0]?.plain ?? "");
  return {
    head: head && { words: head.words, entries: kindsFirst(head.entries) },
    maker: maker && { words: maker.words, entries: maker.entries.filter((one) => !isThing(one)) },
    audience,
    rest: restOf(segments, left),
    isCompound: Boolean(beside) && head?.words.length === 1 && (isEnglish || head.words.every(isSyllable)),
    others: things.filter((name) => name !== head).flatMap(({ entries }) => entries),
  };
}

/** Kinds say best what a thing is. */
function kindsFirst(entries: readonly Entry[]): readonly Entry[] {
  const kinds = entries.filter(({ what }) => what === "kind");
  return kinds.length > 0 ? kinds : entries.filter(isThing);
}

/** Names of several words stay together; syllables that follow each other are a compound for all that is known. */
function restOf(segments: readonly Segment[], left: readonly Segment[]): Word[][] {
  const groups: Word[][] = [];
  for (const [index, one] of segments.entries()) {
    if (!left.includes(one)) continue;
    const before = segments[index - 1];
    const last =
      before && left.includes(before) && [before, one].every(isOneSyllable) ? groups.at(-1) : undefined;
    if (last) last.push(...one.words);
    else groups.push([...one.words]);
  }
  return groups;
}

const isOneSyllable = ({ is, words }: Segment) =>
  (is === "word" || is === "name") && words.length === 1 && words.every(isSyllable);
