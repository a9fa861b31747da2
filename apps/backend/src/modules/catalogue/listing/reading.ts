import { plainText } from "@sen/domain";
import phrases from "../../../../master-data/search-phrases.json" with { type: "json" };
import { cutsOf, keyOf, LONGEST_NAME, named, type Entry, type Vocabulary } from "./vocabulary.ts";
import { hasAccents, isSyllable, textOf, type Word } from "./words.ts";

/** Words of a query that form one term. */
export interface Term {
  /** `head` names the thing; all that is none of these is `said`. */
  is: "head" | "maker" | "audience" | "material" | "said";
  words: readonly Word[];
  /** The matching vocabulary entries; empty if unknown. */
  entries: readonly Entry[];
  /** Whether it follows a number or a word such as "màu" or "cho", which shows that it is not part of a name. */
  isApart: boolean;
}

type Part = Omit<Term, "is">;

/** A parsed query. */
export interface Reading {
  /** In the order typed. */
  terms: readonly Term[];
  head: Term | null;
  /** The term that may turn a one-word head into another thing: "nồi cơm điện" is not a "nồi", "apple watch" not a "watch". */
  beside: Term | null;
}

/** Parses a query, longest names first. Vietnamese names the thing first, English last. */
export function readQuery(typed: readonly Word[], vocabulary: Vocabulary): Reading {
  const parts = partsOf(typed, vocabulary);
  const maker = parts.find(({ entries }) => entries.some(isMaker) && !entries.some(isThing));
  const isForWhom = ({ entries }: Part) => entries.some(isAudience);
  const audience = parts.find(isForWhom);
  const things = parts.filter(({ entries }) => entries.some(isThing));
  const isVietnamese = ({ words, entries }: Part) =>
    hasAccents(words) ||
    (words.length > 1 && entries.some(isThing) && entries.every(({ language }) => language === "vi"));
  const isEnglish = !parts.some(isVietnamese) && things.some(({ entries }) => entries.every(isInEnglish));
  const isMadeOf = (part: Part) => !things.includes(part) && named(part.words, vocabulary).some(isMaterial);
  const heads = parts.filter((one) => one !== maker && !isForWhom(one) && !isOfAny(one) && !isMadeOf(one));
  // The last in English, but not what follows "for" or "with".
  const first = isEnglish ? heads.findLast(({ isApart }) => !isApart) : heads[0];
  const termOf = (part: Part): Term => {
    if (part === audience) return audienceTerm(part, vocabulary);
    const isHead = part === first && things.includes(part);
    if (isHead) return { ...part, is: "head", entries: kindsFirst(part.entries) };
    if (part === maker) return { ...part, is: "maker", entries: part.entries.filter(isMaker) };
    return { ...part, is: named(part.words, vocabulary).some(isMaterial) ? "material" : "said" };
  };
  const terms = joined(parts.map(termOf));
  const at = terms.findIndex(({ is }) => is === "head");
  const head = terms[at] ?? null;
  const together = head && audience ? namedFor(audience, head, vocabulary) : [];
  if (head) head.entries = together.length > 0 ? together : meaningsOf(head);
  const beside = head && besideOf(head, terms[at + (isEnglish ? -1 : 1)], isEnglish);
  return { terms: together.length > 0 ? terms.filter(({ is }) => is !== "audience") : terms, head, beside };
}

const isMaker = ({ what }: Entry) => what === "maker";
const isAudience = ({ what }: Entry) => what === "audience";
const isThing = ({ what }: Entry) => what === "product_kind" || what === "category";
const isMaterial = ({ what }: Entry) => what === "material";
const isInEnglish = ({ language }: Entry) => language === "en";
/** A number, or a quality such as a color, which any thing may have, so that it does not name the thing. */
const isOfAny = ({ words, entries }: Part) => isAttribute({ entries }) || isNumber(words);
export const isNumber = (words: readonly Word[]) => words.every(({ plain }) => /^\d/.test(plain));
/** Whether a term is neither the thing nor its brand or audience. */
export const isQuality = ({ is }: Pick<Term, "is">) => is === "said" || is === "material";
/** A quality that any thing may have. */
export const isAttribute = ({ entries }: Pick<Part, "entries">) =>
  entries.some((one) => isColor(one) || one.what === "attribute");
export const isColor = ({ what }: Entry) => what === "color";

/** Splits a query into the longest known phrases, without noise words and classifiers before a thing ("cây vợt"). */
function partsOf(words: readonly Word[], vocabulary: Vocabulary): Part[] {
  // Next to a word with accents, "be" is the color, not "bé".
  const meant = (at: number, length: number) => {
    const phrase = words.slice(at, at + length);
    const found = named(phrase, vocabulary, length > 1 || hasAccents(words));
    return found.every(isMaker) && isColored(phrase, vocabulary) ? [] : found;
  };
  const longestAt = (at: number): number => {
    let length = Math.min(LONGEST_NAME, words.length - at);
    while (length > 1 && meant(at, length).length === 0) length -= 1;
    return length;
  };
  const counts = (at: number, length: number): boolean => {
    const next = longestAt(at + 1);
    return (
      // Like "trái" in "trái dừa xiêm", although "trái dừa" is a name, too.
      (length === 1 || next >= length) &&
      meant(at, 1).some(({ what }) => what === "classifier") &&
      firstMeant(meant(at + 1, next), false).some(isThing)
    );
  };
  const parts: Part[] = [];
  let isApart = false;
  for (let at = 0; at < words.length;) {
    const longest = longestAt(at);
    const isCounted = counts(at, longest);
    const length = isCounted ? 1 : longest;
    const found = meant(at, length);
    const isBefore = length < words.length && found.some(isThing) && found.filter(isThing).every(isInEnglish);
    const isWhom = found.some(
      (one) => isAudience(one) && textOf(one.words) === textOf(words.slice(at, at + length)),
    );
    const entries = firstMeant(found, parts.length === 0 && !isBefore && !isWhom);
    const isNoise = isCounted || entries.some(({ what }) => what === "noise");
    if (!isNoise) parts.push({ words: words.slice(at, at + length), entries, isApart });
    isApart = isNoise || isNumber(words.slice(at, at + length));
    at += length;
  }
  return parts;
}

/** Without accents, "giay trang" is rather a white shoe than the brand "Giấy Trắng". */
const isColored = (phrase: readonly Word[], { byKey }: Vocabulary): boolean =>
  !hasAccents(phrase) &&
  cutsOf(keyOf(phrase)).some(
    ([thing, color]) => byKey.get(thing)?.some(isThing) && byKey.get(color)?.some(isColor),
  );

/**
 * The entries that count at a position. After a thing (in English before it), a word names an audience or a quality; alone it may be the
 * thing: "cam" (orange) is a fruit, but "nam" (men) as spelled is no "nấm".
 */
function firstMeant(entries: readonly Entry[], isFirst: boolean): readonly Entry[] {
  const all = (what: Entry["what"]) => entries.filter((one) => one.what === what);
  const names = entries.filter((one) => isThing(one) || isMaker(one));
  const said = [all("audience"), all("color"), all("noise")];
  const order = [...(isFirst ? [names, ...said] : [...said, names]), all("attribute")];
  return order.find((some) => some.length > 0) ?? [];
}

/** Prefers kinds to categories, because they are more specific. */
function kindsFirst(entries: readonly Entry[]): readonly Entry[] {
  const kinds = entries.filter(({ what }) => what === "product_kind");
  return kinds.length > 0 ? kinds : entries.filter(isThing);
}

/** Whether an entry is a kind's own name rather than a search term. */
const isOwn = ({ what, text, name_vi, name_en }: Entry) =>
  what === "product_kind" && [name_vi, name_en].includes(text);

/** Whether it is a kind without products. */
export const isUnsold = ({ what, products }: Entry) => what === "product_kind" && products === 0;

/** The readings of a term: a kind's own name first, then the spelling as typed, then the one with more products. */
export function readingsOf({ words, entries }: Pick<Term, "words" | "entries">): Entry[][] {
  const rankOf = ([one]: readonly Entry[]) =>
    one ? 2 * Number(isOwn(one)) + Number(textOf(one.words) === textOf(words)) : 0;
  const soldOf = (some: readonly Entry[]) => some.reduce((sum, { products }) => sum + products, 0);
  const same = Map.groupBy(entries, (one) => textOf(one.words) + isOwn(one));
  return [...same.values()].toSorted(
    (one, other) => rankOf(other) - rankOf(one) || soldOf(other) - soldOf(one),
  );
}

/** Of the meanings of a head, the likeliest counts alone if it is not sold: "o to" is a car, not a large umbrella. */
function meaningsOf(head: Term): readonly Entry[] {
  const [likeliest = []] = readingsOf(head);
  return likeliest.every(isUnsold) ? likeliest : head.entries;
}

/** The audience's entry in `search-phrases.json`: words for it, and words for other audiences. */
export const peopleOf = ({ entries }: Pick<Term, "entries">) =>
  phrases.find(({ id }) => id === entries[0]?.id);

/** What the thing is called for this audience: "giày trắng cho nam" means "giày nam". */
function namedFor(audience: Part, { words }: Term, vocabulary: Vocabulary): readonly Entry[] {
  const own = (peopleOf(audience)?.own ?? []).map((phrase) =>
    phrase.split(" ").map((spelled) => ({ spelled, plain: plainText(spelled) })),
  );
  const names = own.flatMap((whose) => [
    [...words, ...whose],
    [...whose, ...words],
  ]);
  return names.map((name) => kindsFirst(named(name, vocabulary))).find((some) => some.length > 0) ?? [];
}

/** An audience, with the categories named after it: all toys are for children, although most products for children do not say so. */
function audienceTerm(part: Part, { entries: all }: Vocabulary): Term {
  const own = peopleOf(part)?.own;
  const isFor = ({ what, words }: Entry) =>
    what === "category" && words.some(({ spelled }) => own?.includes(spelled));
  return { ...part, is: "audience", entries: [...part.entries, ...all.filter(isFor)] };
}

/** Joins neighboring syllables, which may form a compound: "dây đồng hồ" (watch strap) is not "đồng hồ" (watch). */
function joined(terms: readonly Term[]): Term[] {
  const isSingle = ({ is, words, entries }: Term) =>
    isQuality({ is }) && words.every(isSyllable) && !isAttribute({ entries });
  const groups: Term[] = [];
  for (const [index, term] of terms.entries()) {
    const last = groups.at(-1);
    if (last && terms.slice(index - 1, index + 1).every(isSingle)) {
      last.is = "said";
      last.words = [...last.words, ...term.words];
      last.entries = [...last.entries, ...term.entries];
    } else groups.push({ ...term });
  }
  return groups;
}

function besideOf({ words }: Term, next: Term | undefined, isEnglish: boolean): Term | null {
  if (words.length > 1 || next?.is !== "said" || isAttribute(next)) return null;
  // Syllables form compounds, unless a word such as "màu" is between them.
  const isCompound = !next.isApart && [...words, ...next.words].every(isSyllable);
  return isEnglish || isCompound ? next : null;
}
