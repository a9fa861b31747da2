/** Prices mentioned in a query, in dong, and the query without them. */
export interface PriceWords {
  rest: string;
  min: number | undefined;
  max: number | undefined;
}

/** A number and a unit, also with the rest of a million in between: "2tr5", "1 triệu rưỡi". */
const AMOUNT = String.raw`(\d[\d.,]*)\s*(k|nghìn|nghin|ngàn|ngan|tr|triệu|trieu|million|m)?(\d{1,3}|\s+r[ưu][ỡơo]i)?(?:\s*(?:đồng|dong|vnd|đ|₫))?(?![\p{L}\d])`;
const FROM =
  "từ|tu|from|between|trên|tren|over|above|more than|at least|ít nhất|it nhat|tối thiểu|toi thieu|>=?";
const TO = "đến|den|tới|toi|to|and|-|–";
const UP_TO =
  "đến|den|tới|toi|dưới|duoi|dươi|duới|under|below|less than|up to|at most|không quá|khong qua|tối đa|toi da|rẻ hơn|re hon|<=?";
const ABOUT = "giá|gia|tầm|tam|khoảng|khoang|around|about";
const [OR_MORE, OR_LESS] = ["trở lên|tro len", "trở xuống|tro xuong|đổ lại|do lai"];
const PHRASE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:giá|gia)\s+(?!\d))?(?:(${FROM})|(${UP_TO})|(${ABOUT}))?\s*${AMOUNT}(?:\s*(?:${TO})\s*${AMOUNT}|\s+(?:(${OR_MORE})|(${OR_LESS}))(?!\p{L}))?`,
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
    if (from || orMore) return { rest, min: one, max: undefined };
    if (upTo || orLess) return { rest, min: undefined, max: one };
    const isAbout = about !== undefined || isPrice(one, lowUnit);
    if (isAbout) return { rest, min: Math.round(one * LOWEST), max: Math.round(one * HIGHEST) };
  }
  return { rest: text, min: undefined, max: undefined };
}

/** Whether an amount alone is a price: "áo 200k", but not "vàng 24k", "dây 2m". */
const isPrice = (amount: number, unit = "") => amount >= LEAST && /^(?:k|n|tr)/i.test(unit);

function dong(
  number: string | undefined,
  unit: string | undefined,
  rest: string | undefined,
): number | undefined {
  if (!number || (rest && !unit)) return undefined;
  const factor = !unit ? 1 : /^(?:k|ng)/i.test(unit) ? THOUSAND : MILLION;
  const isFraction = factor !== 1 && /^\d{1,3}[.,]\d{1,2}$/.test(number);
  const whole = Number(isFraction ? number.replace(",", ".") : number.replace(/[.,]/g, ""));
  const part = /\d/.test(rest ?? "") ? rest : "5";
  const value = factor * (whole + (rest ? Number(`0.${part}`) : 0));
  return value >= THOUSAND && value <= Number.MAX_SAFE_INTEGER ? Math.round(value) : undefined;
}
