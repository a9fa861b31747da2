/** Prices that a query names, in dong; null is open. */
export interface PriceWords {
  /** The query without them. */
  rest: string;
  min: number | null;
  max: number | null;
}

const AMOUNT = String.raw`(\d[\d.,]*)\s*(k|nghìn|nghin|ngàn|ngan|tr|triệu|trieu|million|m)?(?:\s*(?:đồng|dong|vnd|đ|₫))?(?![\p{L}\d])`;
const FROM = "từ|tu|from|between|trên|tren|over|above|more than|>";
const UP_TO = "đến|den|tới|toi|dưới|duoi|under|below|less than|<";
/** From one price to another, up to one, or from one. */
const PHRASES = [
  String.raw`(?:${FROM})?\s*${AMOUNT}\s*(?:${UP_TO}|to|and|-|–)\s*${AMOUNT}`,
  String.raw`()()(?:giá\s+|gia\s+)?(?:${UP_TO})\s*${AMOUNT}`,
  String.raw`(?:giá\s+|gia\s+)?(?:${FROM})\s*${AMOUNT}()()`,
].map((phrase) => new RegExp(String.raw`(?<!\p{L})${phrase}`, "iu"));

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** The prices that a query names: "dưới 500k", "từ 1 triệu đến 2 triệu". A number without a unit counts as a price from a thousand dong. */
export function readPrices(query: string): PriceWords {
  const text = query.normalize("NFC");
  for (const phrase of PHRASES) {
    const [said, low, lowUnit, high, highUnit] = phrase.exec(text) ?? [];
    const [min, max] = [dong(low, lowUnit || highUnit), dong(high, highUnit)];
    const isWhole = (!low || min !== null) && (!high || max !== null);
    if (said !== undefined && isWhole) return { rest: text.replace(said, " "), min, max };
  }
  return { rest: text, min: null, max: null };
}

function dong(number: string | undefined, unit: string | undefined): number | null {
  if (!number) return null;
  const factor = !unit ? 1 : /^(?:k|ng)/i.test(unit) ? THOUSAND : MILLION;
  const isFraction = factor !== 1 && /^\d{1,3}[.,]\d{1,2}$/.test(number);
  const value = factor * Number(isFraction ? number.replace(",", ".") : number.replace(/[.,]/g, ""));
  return value >= THOUSAND && value <= Number.MAX_SAFE_INTEGER ? Math.round(value) : null;
}
