import type { Locale } from "../../../texts/messages.ts";
import type { Audience } from "./everyday-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { readingsOf } from "./matching.ts";
import type { Reading } from "./reading.ts";

const AUDIENCE_NAMES: Record<Locale, Record<Audience, string>> = {
  vi: { men: "nam", women: "nữ", kids: "trẻ em" },
  en: { men: "men", women: "women", kids: "children" },
};

interface Prices {
  price_min: number | null;
  price_max: number | null;
}

/** How a query was read, as the page says it: the thing, whose it is, for whom, what else, for how much. Empty without a thing. */
export function readAs(
  { head, maker, audience, rest }: Reading,
  left_out: readonly string[],
  prices: Prices,
  lexicon: Lexicon,
  locale: Locale,
): string[] {
  if (head === null) return [];
  const typed = (words: readonly { spelled: string }[]) => words.map(({ spelled }) => spelled).join(" ");
  const isMet = (one: { words: readonly { spelled: string }[] }) => !left_out.includes(typed(one.words));
  return [
    thingOf(head.entries, lexicon, locale),
    ...(maker && isMet(maker) ? [maker.entries[0]?.text ?? ""] : []),
    ...(audience && isMet(audience) ? [AUDIENCE_NAMES[locale][audience.audience]] : []),
    ...rest.map(typed).filter((text) => !left_out.includes(text)),
    ...priceOf(prices, locale),
  ];
}

/** One kind by its name; several by what they have in common. */
function thingOf(entries: NonNullable<Reading["head"]>["entries"], lexicon: Lexicon, locale: Locale): string {
  const [first = []] = readingsOf(entries, lexicon);
  const kinds = first.filter(({ what }) => what === "kind");
  const [only] = kinds;
  const kind = kinds.length === 1 && only ? lexicon.kinds.get(only.id) : undefined;
  const text = kind ? kind[`name_${locale}`] : (first[0]?.text ?? "");
  return text.charAt(0).toLocaleUpperCase("vi") + text.slice(1);
}

function priceOf({ price_min, price_max }: Prices, locale: Locale): string[] {
  if (price_min === null && price_max === null) return [];
  const dong = (amount: number) => `${amount.toLocaleString("vi-VN")} ₫`;
  if (price_min !== null && price_max !== null) return [`${dong(price_min)} – ${dong(price_max)}`];
  const words = { vi: ["từ", "đến"], en: ["from", "up to"] }[locale];
  return price_min !== null ? [`${words[0]} ${dong(price_min)}`] : [`${words[1]} ${dong(price_max ?? 0)}`];
}
