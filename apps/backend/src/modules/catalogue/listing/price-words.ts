/** Prices that a query names, in dong; null is open. */
export interface PriceWords {
  /** The query without them. */
  rest: string;
  min: number | null;
  max: number | null;
}

const AMOUNT = String.raw`(\d[\d.,]*)\s*(k|nghìn|nghin|ngàn|ngan|tr|triệu|trieu|million|m)?(?:\s*(?:đồng|dong|vnd|đ|₫))?(?![\p{L}\d])`;
const BETWEEN = new RegExp(
  String.raw`(?<!\p{L})(?:từ|tu|from|between)?\s*${AMOUNT}\s*(?:đến|den|tới|toi|to|and|-|–)\s*${AMOUNT}`,
  "iu",
);
const UP_TO = new RegExp(
  String.raw`(?<!\p{L})(?:giá\s+|gia\s+)?(?:dưới|duoi|under|below|less than|<)\s*${AMOUNT}`,
  "iu",
);
const FROM = new RegExp(
  String.raw`(?<!\p{L})(?:giá\s+|gia\s+)?(?:trên|tren|over|above|more than|từ|tu|from|>)\s*${AMOUNT}`,
  "iu",
);

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** The prices that a query names: "dưới 500k", "từ 1 triệu đến 2 triệu". A number without a unit counts as a price from a thousand dong. */
export function readPrices(query: string): PriceWords {
  const text = query.normalize("NFC");
  const [between, low, lowUnit, high, highUnit] = BETWEEN.exec(text) ?? [];
  const min = dong(low, lowUnit ?? highUnit);
  const max = dong(high, highUnit);
  if (between !== undefined && min !== null && max !== null) {
    return { rest: text.replace(between, " "), min, max };
  }
  const [upTo, most, mostUnit] = UP_TO.exec(text) ?? [];
  const cheapest = dong(most, mostUnit);
  if (upTo !== undefined && cheapest !== null) {
    return { rest: text.replace(upTo, " "), min: null, max: cheapest };
  }
  const [from, least, leastUnit] = FROM.exec(text) ?? [];
  const dearest = dong(least, leastUnit);
  if (from !== undefined && dearest !== null) {
    return { rest: text.replace(from, " "), min: dearest, max: null };
  }
  return { rest: text, min: null, max: null };
}

function dong(number: string | undefined, unit: string | undefined): number | null {
  if (number === undefined) return null;
  const factor = unit === undefined ? 1 : /^(?:k|ng)/i.test(unit) ? THOUSAND : MILLION;
  const isFraction = factor !== 1 && /^\d{1,3}[.,]\d{1,2}$/.test(number);
  const value = factor * Number(isFraction ? number.replace(",", ".") : number.replace(/[.,]/g, ""));
  return value >= THOUSAND && value <= Number.MAX_SAFE_INTEGER ? Math.round(value) : null;
}
