import { plainText } from "@sen/domain";

/** Prices mentioned in a query, in dong, and the query without them. */
export interface PriceWords {
  rest: string;
  min: number | undefined;
  max: number | undefined;
}

/** A pattern for any of these words, with all of its accents or none. */
const anyOf = (words: string) => `${words}, ${plainText(words)}`.replaceAll(", ", "|");

const UNIT = anyOf(
  "k, nghìn, ngàn, trăm nghìn, trăm ngàn, trăm, chục nghìn, chục ngàn, chục, triệu, tr, củ, million, m",
);
const FROM = anyOf("từ, from, between, trên, over, above, more than, at least, ít nhất, tối thiểu, >=?");
const LESS = "dưới, dươi, duới, under, below, less than, up to, at most, không quá, tối đa, rẻ hơn, <=?";
// Unaccented, "den" is black and "toi" garlic.
const UP_TO = `đến|tới|${anyOf(LESS)}`;
const ABOUT = anyOf("giá, tầm, khoảng, around, about");
const NUMBERS = "nửa, một, hai, ba, bốn, năm, sáu, bảy, tám, chín, mười";
const LARGE = String.raw`(?:${anyOf("chục, trăm, nghìn, ngàn, triệu, củ")})(?!\p{L})`;
/** Digits; before a large unit also a number in words, or none after a word, as in "dưới triệu", "tầm trăm rưỡi". */
const NUMBER = String.raw`\d[\d.,]*|(?:${anyOf(NUMBERS)})(?=\s+${LARGE})|(?<=(?:${UP_TO}|${ABOUT}|${anyOf("trên")})\s+)(?=${LARGE})`;
/** A number and a unit, also with the rest of a million in between: "2tr5", "1 triệu rưỡi". */
const AMOUNT = String.raw`(${NUMBER})\s*(${UNIT})?(\d{1,3}|\s+r[ưu][ỡơo]i)?(?:\s*(?:đồng|dong|vnd|đ|₫))?(?![\p{L}\d])`;
const TO = anyOf("đến, tới, to, and, -, –");
const OR_MORE = anyOf("trở lên, đổ lên");
const OR_LESS = anyOf("trở xuống, trở lại, đổ xuống, đổ lại, quay đầu");
/** What is between the prices of a range: "200k đến 300k", or "200k 300k", but not "size 39 300k". */
const AND = String.raw`\s*(?:${TO})\s*|(?<=(?:${NUMBER})\s*(?:k|ng|tr)\S*)\s+(?=(?:${NUMBER})\s*(?:k|ng|tr))`;
const PHRASE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:giá|gia)\s+(?!\d))?(?:(${FROM})|(${UP_TO})|(${ABOUT}))?\s*${AMOUNT}(?:(?:${AND})${AMOUNT}|\s+(?:(${OR_MORE})|(${OR_LESS}))(?!\p{L}))?`,
  "giu",
);
const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** How far prices may be from one that is only "about" that much. */
const [LOWEST, HIGHEST] = [0.7, 1.3];
/** The least amount that is a price without a word such as "giá". */
const LEAST = 30_000;

/**
 * Finds prices in a query: "dưới 500k", "từ 1 triệu đến 2 triệu", "tầm 300k". Other numbers without a unit count as a price if they
 * are at least 1,000.
 */
export function readPrices(query: string): PriceWords {
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

function factorOf(unit: string | undefined): number {
  if (!unit) return 1;
  if (/^tr[ăa]m/i.test(unit)) return 100 * THOUSAND;
  if (/^ch/i.test(unit)) return 10 * THOUSAND;
  return /^(?:k|ng)/i.test(unit) ? THOUSAND : MILLION;
}

function dong(
  number: string | undefined,
  unit: string | undefined,
  rest: string | undefined,
): number | undefined {
  if (number === undefined || (rest && !unit)) return undefined;
  const factor = factorOf(unit);
  const word = plainText(NUMBERS)
    .split(", ")
    .indexOf(plainText(number || "một"));
  const isFraction = factor !== 1 && /^\d{1,3}[.,]\d{1,2}$/.test(number);
  const digits = Number(isFraction ? number.replace(",", ".") : number.replace(/[.,]/g, ""));
  const whole = word < 0 ? digits : word || 0.5;
  const part = /\d/.test(rest ?? "") ? rest : "5";
  const value = factor * (whole + (rest ? Number(`0.${part}`) : 0));
  return value >= THOUSAND && value <= Number.MAX_SAFE_INTEGER ? Math.round(value) : undefined;
}
