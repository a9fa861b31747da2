/** Prices mentioned in a query, in dong, and the query without them. */
export interface PriceWords {
  rest: string;
  min: number | undefined;
  max: number | undefined;
}

const AMOUNT = String.raw`(\d[\d.,]*)\s*(k|nghìn|nghin|ngàn|ngan|tr|triệu|trieu|million|m)?(?:\s*(?:đồng|dong|vnd|đ|₫))?(?![\p{L}\d])`;
const FROM = "từ|tu|from|between|trên|tren|over|above|more than|>";
const UP_TO = "đến|den|tới|toi|dưới|duoi|under|below|less than|<";
const PHRASE = new RegExp(
  String.raw`(?<!\p{L})(?:giá\s+|gia\s+)?(?:(${FROM})|(${UP_TO}))?\s*${AMOUNT}(?:\s*(?:${UP_TO}|to|and|-|–)\s*${AMOUNT})?`,
  "giu",
);
const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** Finds prices in a query: "dưới 500k", "từ 1 triệu đến 2 triệu". A number without a unit counts as a price if it is at least 1,000. */
export function readPrices(query: string): PriceWords {
  const text = query.normalize("NFC");
  for (const [said, from, upTo, low, lowUnit, high, highUnit] of text.matchAll(PHRASE)) {
    const [one, other] = [dong(low, lowUnit || highUnit), dong(high, highUnit)];
    const isSaid = one !== undefined && (high ? other !== undefined : Boolean(from || upTo));
    const [min, max] = high ? [one, other] : from ? [one, undefined] : [undefined, one];
    if (isSaid) return { rest: text.replace(said, " "), min, max };
  }
  return { rest: text, min: undefined, max: undefined };
}

function dong(number: string | undefined, unit: string | undefined): number | undefined {
  if (!number) return undefined;
  const factor = !unit ? 1 : /^(?:k|ng)/i.test(unit) ? THOUSAND : MILLION;
  const isFraction = factor !== 1 && /^\d{1,3}[.,]\d{1,2}$/.test(number);
  const value = factor * Number(isFraction ? number.replace(",", ".") : number.replace(/[.,]/g, ""));
  return value >= THOUSAND && value <= Number.MAX_SAFE_INTEGER ? Math.round(value) : undefined;
}
