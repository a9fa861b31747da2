import { edgesOf, named, type Vocabulary } from "./vocabulary.ts";
import { hasAccents, isSyllable, soundOf, textOf, typingOf, type Word } from "./words.ts";

/** Most alternatives tried per word, and most words corrected at once. */
const MOST_NEAR = 12;
const MOST_DOUBTFUL = 2;
/** Minimum number of letters in a mistyped name, and its maximum number of words. */
const LONG = 5;
const LONGEST_NAME = 6;
/** Up to this length, only likely typos are corrected, since any other change of a letter makes another word. */
const SHORT = 3;

/** A correction, and how unlikely its typos are. */
interface Correction {
  meant: readonly Word[];
  slips: number;
}

/**
 * Corrections of words that found nothing, likeliest first: keys that an input method did not combine and accents that no word has,
 * mistyped accents, similar names, similar words.
 */
export function correctionsOf(words: readonly Word[], vocabulary: Vocabulary): Correction[] {
  const bare = ({ plain }: Word) => ({ spelled: plain, plain });
  const bySpelling = (word: Word) => vocabulary.bySpelling.get(word.spelled);
  const byTyping = (word: Word) => vocabulary.byTyping.get(typingOf(word));
  const otherwise = (word: Word) => (words.length > 1 ? bare(word) : word);
  // "chair" may be English, or the keys of "chải". A doubled letter may be a typo or a Telex key.
  const fixed = [
    words.map((word) => bySpelling(word) ?? byTyping(word) ?? otherwise(word)),
    words.map((word) => byTyping(word) ?? bySpelling(word) ?? otherwise(word)),
  ].filter((some) => textOf(some) !== textOf(words));
  const typed = [...fixed.slice(0, 1), words];
  return [
    ...fixed.map((meant) => ({ meant, slips: 0 })),
    ...(hasAccents(words) && words.length > 1 ? [{ meant: words.map(bare), slips: 0 }] : []),
    ...typed.flatMap((some) => nearNames(some, vocabulary)),
    ...typed.flatMap((some) => respelled(some, vocabulary)),
  ];
}

/** Replaces words by a similar name. Each of them may be a word by itself, as in "king lup". */
function nearNames(words: readonly Word[], vocabulary: Vocabulary): Correction[] {
  const tries: (Correction & { letters: number })[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to -= 1) {
      const some = words.slice(from, to);
      const typed = some.map(({ plain }) => plain).join("");
      if (typed.length < LONG && !some.some(isTaken)) continue;
      if (named(some, vocabulary).some(({ what }) => what === "noise")) continue;
      const [start, end, sound] = edgesOf(some);
      const keysAt = (edge: string) => vocabulary.byEdge.get(edge) ?? [];
      const alike = keysAt(sound);
      const isSure = some.some(isTaken);
      for (const key of new Set([...alike, ...(isSure ? [] : [...keysAt(start), ...keysAt(end)])])) {
        const isAlike = alike.includes(key);
        const slips = isAlike ? 1 : slipsOf(typed, key);
        const entry = vocabulary.byKey
          .get(key)
          ?.find(({ id, words: name }) => id !== null && (!isAlike || edgesOf(name).includes(sound)));
        if ((key === typed && !isSure) || slips > 2 || !entry) continue;
        const name = isSure ? entry.words : entry.words.map(({ plain }) => ({ spelled: plain, plain }));
        const meant = [...words.slice(0, from), ...name, ...words.slice(to)];
        tries.push({ meant, slips, letters: key.length });
      }
    }
  }
  return tries.toSorted((one, other) => one.slips - other.slips || other.letters - one.letters);
}

/** A syllable with accents is taken as typed. */
const isTaken = (word: Word) => hasAccents([word]) && isSyllable(word);

function respelled(words: readonly Word[], vocabulary: Vocabulary): Correction[] {
  const doubtful = words.filter((word) => isDoubtful(word, vocabulary));
  if (doubtful.length > MOST_DOUBTFUL) return [];
  let tries: Correction[] = [{ meant: [], slips: 0 }];
  for (const word of words) {
    const near = doubtful.includes(word) ? nearestTo(word, vocabulary) : [{ word, slips: 0 }];
    tries = tries.flatMap(({ meant, slips }) =>
      near.map((one) => ({ meant: [...meant, one.word], slips: slips + one.slips })),
    );
  }
  return tries.filter(({ slips }) => slips > 0).toSorted((one, other) => one.slips - other.slips);
}

const isDoubtful = (word: Word, vocabulary: Vocabulary) =>
  !vocabulary.words.has(word.plain) && !isTaken(word) && !/^.$|\d/.test(word.plain);

/** Words one or two slips away, nearest first, then by number of products. */
function nearestTo(typed: Word, vocabulary: Vocabulary) {
  const sound = soundOf(typed.plain);
  return [...vocabulary.words]
    .map(([plain, products]) => ({
      word: { spelled: plain, plain },
      products,
      slips: soundOf(plain) === sound ? 1 : slipsOf(typed.plain, plain),
    }))
    .filter(({ word, slips }) => slips <= (word.plain.length > SHORT ? 2 : 1))
    .toSorted((one, other) => one.slips - other.slips || other.products - one.products)
    .slice(0, MOST_NEAR);
}

/**
 * How unlikely a typo is: 1 for two neighboring letters swapped or one doubled, 2 for one letter more, less or different after the
 * first, infinite for anything else.
 */
function slipsOf(typedWord: string, meantWord: string): number {
  // The database, too, treats "y" and "i" at a syllable's end as one letter.
  const [typed, meant] = [typedWord.replaceAll("y", "i"), meantWord.replaceAll("y", "i")];
  if (Math.abs(typed.length - meant.length) > 1) return Infinity;
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [was, is] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  if (was === is || (was.length === 2 && is === `${was[1]}${was[0]}`)) return 1;
  if (was.length === 1 && is === "" && typed[start - 1] === was) return 1;
  return start > 0 && was.length <= 1 && is.length <= 1 ? 2 : Infinity;
}
