import { materialWords, senseOf } from "./everyday-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { hasAccents, isSyllable, type Word } from "./words.ts";

/** At most so many words are tried for one that was typed, and no more words than this are doubted at once. */
const MOST_NEAR = 12;
const MOST_DOUBTFUL = 2;
/** Of a word by itself with so few letters, another letter makes any word. */
const SHORT = 3;

/**
 * What may have been meant by words for which nothing was found, the likeliest first: keys of Telex that were not put together, accents
 * that were mistyped, words of names in the place of those that are none. A syllable with its accents is taken at its word.
 */
export function correctionsOf(words: readonly Word[], isNamed: boolean, lexicon: Lexicon): Word[][] {
  const telex = words.map((word) => lexicon.typed.get(word.spelled) ?? word);
  const isTelex = telex.some((word, index) => word !== words[index]);
  const withoutAccents = words.map(({ plain }) => ({ spelled: plain, plain }));
  const isMistyped = hasAccents(words) && words.length > 1 && !isNamed;
  return [...(isTelex ? [telex] : []), ...(isMistyped ? [withoutAccents] : []), ...respelled(words, lexicon)];
}

/** The words with those that are no name's replaced by some that are a slip of the finger away. */
function respelled(words: readonly Word[], lexicon: Lexicon): Word[][] {
  const isDoubtful = (word: Word) =>
    !lexicon.words.has(word.plain) &&
    !materialWords.has(word.plain) &&
    (!hasAccents([word]) || !isSyllable(word)) &&
    !/^.$|\d/.test(word.plain) &&
    senseOf([word]) !== "noise";
  if (words.filter(isDoubtful).length > MOST_DOUBTFUL) return [];
  let tries: { meant: Word[]; slips: number }[] = [{ meant: [], slips: 0 }];
  for (const word of words) {
    const near = isDoubtful(word) ? nearestTo(word, lexicon, words.length === 1) : [{ word, slips: 0 }];
    tries = tries.flatMap(({ meant, slips }) =>
      near.map((one) => ({ meant: [...meant, one.word], slips: slips + one.slips })),
    );
  }
  return tries
    .filter(({ slips }) => slips > 0)
    .toSorted((one, other) => one.slips - other.slips)
    .map(({ meant }) => meant);
}

function nearestTo({ plain }: Word, lexicon: Lexicon, isAlone: boolean) {
  const most = isAlone && plain.length <= SHORT ? 1 : 2;
  return [...lexicon.words, ...[...materialWords].map((word) => [word, 0] as const)]
    .map(([term, products]) => ({
      word: { spelled: term, plain: term },
      products,
      slips: slipsOf(plain, term),
    }))
    .filter(({ slips, word }) => slips <= most && senseOf([word]) !== "noise")
    .toSorted((one, other) => one.slips - other.slips || other.products - one.products)
    .slice(0, MOST_NEAR);
}

/** How unlikely it is that a finger made one word of another: 1 two neighbours swapped or a letter twice, 2 one letter more, less or another. */
function slipsOf(typed: string, meant: string): number {
  if (Math.abs(typed.length - meant.length) > 1) return Infinity;
  const shorter = Math.min(typed.length, meant.length);
  let start = 0;
  while (start < shorter && typed[start] === meant[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === meant.at(-1 - end)) end += 1;
  const [was, is] = [typed.slice(start, typed.length - end), meant.slice(start, meant.length - end)];
  if (was.length === 2 && is === `${was[1]}${was[0]}`) return 1;
  if (was.length === 1 && is === "" && typed[start - 1] === was) return 1;
  return was.length <= 1 && is.length <= 1 ? 2 : Infinity;
}
