const LETTERS: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/dd/g, "đ"],
  [/aa/g, "â"],
  [/ee/g, "ê"],
  [/oo/g, "ô"],
  [/uow/g, "ươ"],
  [/aw/g, "ă"],
  [/ow/g, "ơ"],
  [/uw/g, "ư"],
];

/** The combining mark of each tone's key. */
const TONES: Readonly<Record<string, string>> = {
  s: "\u0301",
  f: "\u0300",
  r: "\u0309",
  x: "\u0303",
  j: "\u0323",
};

/**
 * What a word says whose keys were not put together, as it happens with Telex off: "ddieenj" is "điện". Null for a word
 * that has no such keys.
 */
export function decodeTelex(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null;
  const tone = TONES[word.at(-1) ?? ""];
  const letters = LETTERS.reduce(
    (text, [typed, meant]) => text.replace(typed, meant),
    tone ? word.slice(0, -1) : word,
  );
  const meant = tone ? withTone(letters, tone) : letters;
  return meant === null || meant === word ? null : meant;
}

/** Puts a tone on a syllable: on its marked vowel, else on the last but one of several, else on the only one. */
function withTone(syllable: string, tone: string): string | null {
  const vowels = /^(?:qu|gi(?=[aeiouyăâêôơư]))?[^aeiouyăâêôơư]*([aeiouyăâêôơư]+)([^aeiouyăâêôơư]*)$/.exec(
    syllable,
  );
  const [, group = "", end = ""] = vowels ?? [];
  if (group === "") return null;
  const start = syllable.length - end.length - group.length;
  const marked = [...group].findLastIndex((letter) => /[ăâêôơư]/.test(letter));
  const open = end === "" ? group.length - 2 : group.length - 1;
  const place = start + (marked >= 0 ? marked : Math.max(0, open));
  return (syllable.slice(0, place + 1) + tone + syllable.slice(place + 1)).normalize("NFC");
}
