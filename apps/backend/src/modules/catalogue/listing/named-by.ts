import type { Slot } from "./slots.ts";
import type { Word } from "./word-forms.ts";

/** How closely a keyword names something, the closest last. */
export const NAMED = {
  /** The name begins with the keyword. */
  begins: 1,
  /** The keyword begins with the whole name. */
  contains: 2,
  /** The keyword is the name. */
  exact: 3,
} as const;
export type Named = (typeof NAMED)[keyof typeof NAMED];

/** How closely a keyword names something that is called so; null where it does not. */
export function namedBy(name: readonly Word[], slots: readonly Slot[]): Named | null {
  const [first] = slots;
  if (!first || name.length === 0) return null;
  const ends = endsOf(name, slots, 0, 0);
  const whole = ends.filter(({ words }) => words === name.length);
  if (whole.some(({ answered }) => answered === slots.length)) return NAMED.exact;
  if (whole.length > 0) return NAMED.contains;
  return ends.some(({ answered }) => answered === slots.length) ? NAMED.begins : null;
}

/**
 * How closely a keyword names something of whose name this is a part: less closely than by a whole name. A part of one word
 * is named by that word alone: "xe máy" is none of "Xe & máy bay đồ chơi".
 */
export function namedByPart(part: readonly Word[], slots: readonly Slot[]): Named | null {
  const named = namedBy(part, slots);
  if (named === NAMED.exact) return NAMED.contains;
  return named === NAMED.contains && part.length > 1 ? NAMED.begins : null;
}

/** Where name and keyword can part: after so many words of the one and slots of the other. */
interface End {
  words: number;
  answered: number;
}

function endsOf(name: readonly Word[], slots: readonly Slot[], words: number, answered: number): End[] {
  const here = { words, answered };
  const slot = slots[answered];
  if (!slot || words >= name.length) return [here];
  const further = slot.choices.flatMap((choice) => {
    const fits = choice.words.every((word, index) => isSame(word, name[words + index]));
    return fits ? endsOf(name, slots, words + choice.words.length, answered + 1) : [];
  });
  return [here, ...further];
}

/** Accents that were typed count; what was typed without them is any word of its letters. */
function isSame(typed: Word, word: Word | undefined): boolean {
  const takesAny = !typed.sure && typed.spelled === typed.plain;
  return takesAny ? word?.plain === typed.plain : word?.spelled === typed.spelled;
}
