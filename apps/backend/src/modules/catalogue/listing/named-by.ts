import type { Entry } from "./lexicon.ts";
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

/** Names that have the typed words, the last of them perhaps unfinished; those that begin with them first. */
export function beginningWith(entries: readonly Entry[], typed: readonly Word[]): Entry[] {
  const last = typed.at(-1);
  if (!last) return [];
  const before = typed.slice(0, -1);
  const found = entries.flatMap((entry) => {
    if (entry.isPart) return [];
    const at = entry.words.findIndex(
      (_, start) =>
        before.every((word, index) => isSame(word, entry.words[start + index])) &&
        entry.words[start + before.length]?.plain.startsWith(last.plain),
    );
    return at < 0 ? [] : [{ entry, at }];
  });
  const isFirst = ({ at }: { at: number }) => at === 0;
  return [...found.filter(isFirst), ...found.filter((one) => !isFirst(one))].map(({ entry }) => entry);
}

/** Accents that were typed count; what was typed without them is any word of its letters. */
function isSame(typed: Word, word: Word | undefined): boolean {
  return typed.spelled === typed.plain ? word?.plain === typed.plain : word?.spelled === typed.spelled;
}
