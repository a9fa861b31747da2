import { cutsOf, edgesOf, keyOf, LONGEST_NAME, type Vocabulary } from "./vocabulary.ts";
import { hasAccents, isSyllable, textOf, typingOf, type Word } from "./words.ts";

/** Up to this many letters are not corrected, one more only for a likely typo, since any other letter makes another word. */
const SHORT = 3;

/** The slips of two names typed as one word. */
export const SPLIT = 3;

const bare = ({ plain }: Word): Word => ({ spelled: plain, plain });

/** Words with the keys combined that an input method did not, and numbers apart. "Chair" may be English, too, or the keys of "chải". */
export const composedOf = (words: readonly Word[], { byTyping }: Vocabulary): readonly Word[] =>
  words.flatMap((word) => byTyping.get(typingOf(word)) ?? numberApart(word));

/** Two words of one such as "tatay5kg". */
function numberApart(word: Word): Word | Word[] {
  const at = word.plain.search(/(?<=^[a-z]{2,})\d/);
  const part = (from: number, to?: number): Word => ({
    spelled: word.spelled.slice(from, to),
    plain: word.plain.slice(from, to),
  });
  return at < 0 ? word : [part(0, at), part(at)];
}

/** Corrections of words that found nothing, likeliest first: accents or a space left out, similar names; and how unlikely a typo each is. */
export function correctionsOf(words: readonly Word[], vocabulary: Vocabulary) {
  const apart = words.flatMap((word) => namesIn(word, vocabulary) ?? word);
  const all = [
    { meant: words.map(bare), slips: 2 },
    { meant: apart, slips: SPLIT },
    ...nearNames(words, vocabulary),
  ];
  const byText = Map.groupBy(all, ({ meant }) => textOf(meant));
  byText.delete(textOf(words));
  return [...byText.values()].flatMap((same) => same.slice(0, 1));
}

/** Two names typed as one word, apart: "chuotkhongday". */
function namesIn({ plain }: Word, { byKey }: Vocabulary): readonly Word[] | null {
  const names = cutsOf(plain).findLast((both) => both.every((name) => name.length > 1 && byKey.has(name)));
  if (!names || plain.length <= SHORT + 1) return null;
  return names.flatMap((name) => byKey.get(name)?.[0]?.words.map(bare) ?? []);
}

/** Replaces words by a similar name. Each of them may be a word by itself, as in "king lup". */
function nearNames(words: readonly Word[], { byEdge }: Vocabulary) {
  const tries: { meant: readonly Word[]; slips: number }[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to -= 1) {
      const some = words.slice(from, to);
      const typed = keyOf(some);
      // Syllables of which one has accents are taken as typed, but for sounds that are alike.
      const isSure = hasAccents(some) && some.every(isSyllable);
      const most = isSure ? 1 : typed.length - SHORT;
      if (most < 1) continue;
      const [start = [], end = [], sound = []] = edgesOf(some).map((edge) => byEdge.get(edge));
      for (const entry of new Set(isSure ? sound : [...sound, ...start, ...end])) {
        const slips = sound.includes(entry) ? 1 : slipsOf(typed, entry.key);
        if (slips > most) continue;
        const meant = [...words.slice(0, from), ...entry.words, ...words.slice(to)];
        tries.push({ meant, slips });
      }
    }
  }
  return tries.toSorted((one, other) => one.slips - other.slips);
}

/**
 * How unlikely a typo is: 1 for two neighboring letters swapped or one doubled, 2 for one letter more, less or different after the
 * first, infinite for anything else.
 */
function slipsOf(typed: string, meant: string): number {
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
