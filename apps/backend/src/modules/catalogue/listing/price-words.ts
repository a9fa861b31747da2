import { plainText } from "@sen/domain";
import words from "../../../../master-data/price-words.json" with { type: "json" };

/** A pattern for any of these words, with all of its accents or none. */
const anyOf = (some: string) => `${some}, ${plainText(some)}`.replaceAll(", ", "|");

const FROM = anyOf(words.from);
/** Unaccented, "den" is black and "toi" garlic. */
const UP_TO = `đến|tới|${anyOf(words.atMost)}`;
const ABOUT = anyOf(words.about);
const LARGE = String.raw`(?:${anyOf("chục, trăm, nghìn, ngàn, triệu, củ")})(?!\p{L})`;
/** Digits; before a large unit also a number in words, or none after a word, as in "dưới triệu", "tầm trăm rưỡi". */
const NUMBER = String.raw`\d[\d.,]*|(?:${anyOf(words.numbers)})(?=\s+${LARGE})|(?<=(?:${UP_TO}|${ABOUT}|${anyOf("trên")})\s+)(?=${LARGE})`;
/** A number and a unit, also with the rest of a million in between: "2tr5", "1 triệu rưỡi". */
const AMOUNT = String.raw`(${NUMBER})\s*(${anyOf(Object.keys(words.units).join(", "))})?(\d{1,3}|\s+r[ưu][ỡơo]i)?(?:\s*(?:đồng|dong|vnd|đ|₫))?(?![\p{L}\d])`;
/** What is between the prices of a range: "200k đến 300k", or "200k 300k", but not "size 39 300k". */
const AND = String.raw`\s*(?:${anyOf(words.to)})\s*|(?<=(?:${NUMBER})\s*(?:k|ng|tr)\S*)\s+(?=(?:${NUMBER})\s*(?:k|ng|tr))`;
const PHRASE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:giá|gia)\s+(?!\d))?(?:(${FROM})|(${UP_TO})|(${ABOUT}))?\s*${AMOUNT}(?:(?:${AND})${AMOUNT}|\s+(?:(${anyOf(words.orMore)})|(${anyOf(words.orLess)}))(?!\p{L}))?`,
  "giu",
);
const THOUSAND = 1_000;
/** How far prices may be from one that is only "about" that much. */
const [LOWEST, HIGHEST] = [0.7, 1.3];
/** The least amount that is a price without a word such as "giá". */
const LEAST = 30_000;

/** The prices mentioned in a query, in dong, and its `rest` without them. */
export type PriceWords = ReturnType<typeof readPrices>;

/**
 * Finds prices in a query: "dưới 500k", "từ 1 triệu đến 2 triệu", "tầm 300k". Other numbers without a unit count as a price if they
 * are at least 1,000.
 */
export function readPrices(query: string) {
  const text = query.normalize("NFC");
  for (const [said, from, upTo, about, ...amounts] of text.matchAll(PHRASE)) {
    const [low, lowUnit, lowRest, high, highUnit, highRest, orMore, orLess] = amounts;
    // Who asks for "dưới 200" means thousands; "từ 200 ml" is no price.
    const isShort = (from || upTo) && text.trimEnd().endsWith(said) && /^\d{3}$/.test(high ?? low ?? "");
    const unit = highUnit || (isShort && !lowUnit ? "k" : undefined);
    const [one, other] = [dong(low, lowUnit || unit, lowRest), dong(high, unit, highRest)];
    if (one === undefined || (high && other === undefined)) continue;
    const rest = text.replace(said, " ");
    if (high) return { rest, min: one, max: other };
    if (upTo || orLess) return { rest, min: undefined, max: one };
    if (from || orMore) return { rest, min: one, max: undefined };
    const isAbout = about !== undefined || isPrice(one, lowUnit);
    if (isAbout) return { rest, min: Math.round(one * LOWEST), max: Math.round(one * HIGHEST) };
  }
  return { rest: query, min: undefined, max: undefined };
}

/** Whether an amount alone is a price: "áo 200k", but not "vàng 24k", "dây 2m", "5 củ tỏi". */
const isPrice = (amount: number, unit = "") => amount >= LEAST && /^(?:k|n|tr)/i.test(unit);

const factors = new Map(Object.entries(words.units).map(([unit, factor]) => [plainText(unit), factor]));

function dong(
  number: string | undefined,
  unit: string | undefined,
  rest: string | undefined,
): number | undefined {
  if (number === undefined || (rest && !unit)) return undefined;
  const factor = factors.get(plainText(unit ?? "")) ?? 1;
  const word = plainText(words.numbers)
    .split(", ")
    .indexOf(plainText(number || "một"));
  const isFraction = factor !== 1 && /^\d{1,3}[.,]\d{1,2}$/.test(number);
  const digits = Number(isFraction ? number.replace(",", ".") : number.replace(/[.,]/g, ""));
  const whole = word < 0 ? digits : word || 0.5;
  const part = /\d/.test(rest ?? "") ? rest : "5";
  const value = factor * (whole + (rest ? Number(`0.${part}`) : 0));
  return value >= THOUSAND && value <= Number.MAX_SAFE_INTEGER ? Math.round(value) : undefined;
}
