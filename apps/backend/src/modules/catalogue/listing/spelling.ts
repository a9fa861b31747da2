import { edgesOf, type Vocabulary } from "./vocabulary.ts";
import { hasAccents, isSyllable, soundOf, textOf, type Word } from "./words.ts";

/** At most so many words are tried for one that was typed, and no more words than this are doubted at once. */
const MOST_NEAR = 12;
const MOST_DOUBTFUL = 2;
/** A name with so many letters may be told by all but one of them. */
const LONG = 5;
const LONGEST_NAME = 6;
/** One letter more, less or another makes any word of so few letters. */
const SHORT = 3;

/** Other words, and how unlikely a slip made what was typed of them. */
interface Correction {
  meant: readonly Word[];
  slips: number;
}

/**
 * What may have been meant by words for which nothing was found, the likeliest first: keys that an input method did not put together and
 * accents that no word has, accents that were mistyped, names and their words in the place of those that are none.
 */
export function correctionsOf(words: readonly Word[], vocabulary: Vocabulary): Correction[] {
  const bare = ({ plain }: Word) => ({ spelled: plain, plain });
  const fixed = words.map(
    (word) => vocabulary.byTyping.get(word.spelled) ?? (words.length > 1 ? bare(word) : word),
  );
  const isFixed = textOf(fixed) !== textOf(words);
  // A letter twice may be a slip, or a key of Telex.
  const typed = isFixed ? [fixed, words] : [words];
  return [
    ...(isFixed ? [{ meant: fixed, slips: 0 }] : []),
    ...(hasAccents(words) && words.length > 1 ? [{ meant: words.map(bare), slips: 0 }] : []),
    ...typed.flatMap((some) => nearNames(some, vocabulary)),
    ...typed.flatMap((some) => respelled(some, vocabulary)),
  ];
}

/** The words with a name in the place of some that are a slip away from all of it: each may be a word by itself, as in "king lup". */
function nearNames(words: readonly Word[], vocabulary: Vocabulary): Correction[] {
  const tries: (Correction & { letters: number })[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to -= 1) {
      const some = words.slice(from, to);
      const typed = some.map(({ plain }) => plain).join("");
      if (typed.length < LONG && !some.some(isTaken)) continue;
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

/** A syllable with its accents is taken at its word. */
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

/** Words that are a slip or two away, the nearest first; of those as near, the one that more products have. */
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
 * How unlikely it is that a finger made one word of another: 1 two neighbours swapped or a letter twice, 2 one letter more, less or another
 * behind the first.
 */
function slipsOf(typedWord: string, meantWord: string): number {
  // "y" and "i" at a syllable's end are one letter in the database as well.
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
