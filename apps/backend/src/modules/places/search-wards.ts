import type { FoundWard } from "@sen/api";
import { placeWords, plainText } from "@sen/domain";

/** Most wards that a search returns. */
const MOST = 20;

/** A ward and its words, each after a space: of its own names, former and today's, and of those with its district and provinces. */
interface WardEntry {
  ward: FoundWard;
  own: string;
  all: string;
}

/** Prepares wards for a search. Each name occurs in many of them, and is prepared once. */
export function entriesOf(wards: readonly FoundWard[]): WardEntry[] {
  const known = new Map<string, string>();
  const wordsOf = (name: string) => {
    const words = known.get(name) ?? plainWords(name);
    known.set(name, words);
    return words;
  };
  return wards.map((ward) => {
    const today = ward.since_2025?.split("; ").map((place) => place.split(", ")) ?? [];
    const own = [ward.ward_name, ...today.map(([name = ""]) => name)].map(wordsOf).join("");
    const above = [ward.district_name, ward.province_name, ...today.map(([, province = ""]) => province)];
    return { ward, own, all: own + above.map(wordsOf).join("") };
  });
}

/** A name with and without its kind, and the initials of both: " phuong sai gon sai gon psg sg ". */
function plainWords(name: string): string {
  const { names, codes } = placeWords({ name });
  return ` ${[...names, ...codes].join(" ").replaceAll(/[^a-z0-9]+/g, " ")} `;
}

/**
 * Wards of which every word of the keyword begins a word; a number is a whole word, so that "P. 1" is not "P. 12". Those called by the whole
 * keyword come first, then those in such a district or province, then those that have the most of its words in their own names.
 */
export function searchWards(entries: readonly WardEntry[], keyword: string): FoundWard[] {
  const words = (plainText(keyword).match(/[a-z0-9]+/g) ?? []).map((word) => word.replace(/^0+(?=\d)/, ""));
  if (words.length === 0) return [];
  // Each once: a word repeated fifty times would be looked up fifty times in every ward.
  const wanted = [...new Set(words)].map((word) => (/^\d+$/.test(word) ? ` ${word} ` : ` ${word}`));
  const phrase = ` ${words.join(" ")}`;
  const distance = ({ own, all }: WardEntry) => {
    const isCalled = [own.includes(`${phrase} `), own.includes(phrase), all.includes(`${phrase} `)].indexOf(
      true,
    );
    const elsewhere = wanted.filter((word) => !own.includes(word)).length;
    return (isCalled === -1 ? 3 : isCalled) * 100 + elsewhere;
  };
  return entries
    .filter(({ all }) => wanted.every((word) => all.includes(word)))
    .map((entry) => ({ ward: entry.ward, distance: distance(entry) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MOST)
    .map(({ ward }) => ward);
}
