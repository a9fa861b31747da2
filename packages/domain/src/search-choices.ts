import { plainText } from "./plain-text.ts";

/** Search terms of a choice. */
export interface ChoiceWords {
  /** Abbreviations: "VCB", "tphcm". */
  codes: readonly string[];
  names: readonly string[];
}

/**
 * Searches choices by the beginnings of words in their names or codes, ignoring accents and case. Exact matches come first, then names that
 * begin with the query, then the rest, each in the list's order. Returns all for an empty query.
 */
export function searchChoices<Choice>(
  choices: readonly Choice[],
  query: string,
  wordsOf: (choice: Choice) => ChoiceWords,
): Choice[] {
  const wanted = plainText(query);
  if (wanted === "") return [...choices];
  return choices
    .flatMap((choice) => {
      const place = rank(wordsOf(choice), wanted);
      return place === null ? [] : [{ choice, place }];
    })
    .sort((one, other) => one.place - other.place)
    .map(({ choice }) => choice);
}

/** The rank of a match, lower is better; null for none. */
function rank({ codes, names }: ChoiceWords, wanted: string): number | null {
  const [plainCodes, plainNames] = [codes.map(plainText), names.map(plainText)];
  const together = wanted.replace(/[^\p{L}\p{N}]/gu, "");
  if (plainCodes.includes(together) || plainNames.includes(wanted)) return 0;
  const begins = plainCodes.some((code) => code.startsWith(together));
  if (begins || plainNames.some((name) => name.startsWith(wanted))) return 1;
  const everything = ["", ...plainCodes, ...plainNames].join(" ");
  const words = wanted.match(/[\p{L}\p{N}]+/gu)?.map((word) => word.replace(/^0+(?=\d)/, "")) ?? [wanted];
  return words.every((word) => everything.includes(` ${word}`)) ? 2 : null;
}

/** Kinds of places, which people leave out. */
const KIND_OF_PLACE = /^(thanh pho|tinh|quan|huyen|thi xa|thi tran|phuong|xa|dac khu) /;

/** Search terms of a province, district or ward: its name with and without its kind, and the initials of both ("tphcm", "hcm", "q10"). */
export function placeWords({ name }: { name: string }): ChoiceWords {
  const whole = plainText(name);
  const names = [whole, whole.replace(KIND_OF_PLACE, "")];
  return { names, codes: names.map(initials).filter((code) => code.length > 1) };
}

/** Search terms of a ward: of its former name, what it is called today, and the names of its district and province if they are given. */
export function wardWords(...names: readonly (string | null)[]): ChoiceWords {
  const places = names.flatMap((name) => name?.split(/[;,] /) ?? []).map((name) => placeWords({ name }));
  return { names: places.flatMap((place) => place.names), codes: places.flatMap(({ codes }) => codes) };
}

const initials = (text: string) =>
  text
    .split(" ")
    .map((word) => (/^\d/.test(word) ? word : word.charAt(0)))
    .join("");
