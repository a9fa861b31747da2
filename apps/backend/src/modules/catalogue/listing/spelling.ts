import { edgesOf, keyOf, named, type Vocabulary } from "./vocabulary.ts";
import { hasAccents, isSyllable, textOf, typingOf, type Word } from "./words.ts";

/** Fewer letters are not corrected, and up to this many only likely typos are, since any other letter makes another word. */
const SHORT = 4;
const LONG = 5;
/** Most words of a name. */
const LONGEST_NAME = 6;

/** A correction, and how unlikely its typos are. */
interface Correction {
  meant: readonly Word[];
  slips: number;
}

/**
 * Corrections of words that found nothing, likeliest first: keys that an input method did not combine and accents that no word has,
 * mistyped accents, similar names.
 */
export function correctionsOf(words: readonly Word[], vocabulary: Vocabulary): Correction[] {
  const bare = ({ plain }: Word) => ({ spelled: plain, plain });
  const bySpelling = (word: Word) => (vocabulary.spellings.has(word.spelled) ? word : undefined);
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
  ];
}

/** Replaces words by a similar name. Each of them may be a word by itself, as in "king lup". */
function nearNames(words: readonly Word[], vocabulary: Vocabulary): Correction[] {
  const tries: (Correction & { letters: number })[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to -= 1) {
      const some = words.slice(from, to);
      const typed = keyOf(some);
      const isPartTaken = some.some(isTaken);
      if (typed.length < SHORT && !isPartTaken) continue;
      if (named(some, vocabulary).some(({ what }) => what === "noise")) continue;
      const [start, end, sound] = edgesOf(some);
      const entriesAt = (edge: string) => vocabulary.byEdge.get(edge) ?? [];
      const alike = new Set(entriesAt(sound));
      const isSure = some.every(isTaken);
      const most = isPartTaken || typed.length < LONG ? 1 : 2;
      for (const entry of isSure ? alike : new Set([...alike, ...entriesAt(start), ...entriesAt(end)])) {
        const slips = alike.has(entry) ? 1 : slipsOf(typed, entry.key);
        if ((entry.key === typed && !isSure) || slips > most) continue;
        const name = isSure ? entry.words : entry.words.map(({ plain }) => ({ spelled: plain, plain }));
        const meant = [...words.slice(0, from), ...name, ...words.slice(to)];
        tries.push({ meant, slips, letters: entry.key.length });
      }
    }
  }
  return tries.toSorted((one, other) => one.slips - other.slips || other.letters - one.letters);
}

/** A syllable with accents is taken as typed. */
const isTaken = (word: Word) => hasAccents([word]) && isSyllable(word);

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
