import type { Word } from "./words.ts";

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
export function namedBy(name: readonly Word[], typed: readonly Word[]): Named | null {
  const length = Math.min(name.length, typed.length);
  if (length === 0 || !typed.slice(0, length).every((word, index) => isSame(word, name[index]))) return null;
  if (name.length === typed.length) return NAMED.exact;
  return name.length < typed.length ? NAMED.contains : NAMED.begins;
}

/** Accents that were typed count; what was typed without them is any word of its letters. */
function isSame(typed: Word, word: Word | undefined): boolean {
  return typed.spelled === typed.plain ? word?.plain === typed.plain : word?.spelled === typed.spelled;
}
