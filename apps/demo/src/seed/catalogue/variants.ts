import { both, optionSchemes, type Archetype, type OptionValue } from "../data.ts";
import type { Naming } from "./naming.ts";
import { colorPicture, pictureUrlOf, type Picture } from "./pictures.ts";
import { afterDiscount, basePrice, discountOf, shopPrice } from "./prices.ts";
import type { Random } from "./random.ts";

/** A variant of a product. */
export interface Variant extends Record<`value_${1 | 2}_${"vi" | "en"}`, string | null> {
  sku: string;
  product_code: number;
  /** URL of the color's picture. */
  image: string | null;
  price_after_discount: number;
  original_price_after_tax: number;
  stock: number;
}

/** The options and variants of a product. */
export interface Choices {
  options: Record<`option_${1 | 2}_${"vi" | "en"}`, string | undefined>;
  variants: Variant[];
  pictures: Picture[];
  /** The first available color, `#rrggbb`; undefined if there are none. */
  paint: string | undefined;
}

/** Generates a product's options, and a variant with price and stock for every combination. */
export function buildChoices(
  id: number,
  { options, price }: Archetype,
  { emoji, worth }: Pick<Naming, "emoji" | "worth">,
  random: Random,
): Choices {
  const offered = (optionSchemes[options] ?? []).map(({ name, values, offered: [least, most] }) => {
    const count = random.whole(least, most);
    const chosen = values.some(({ look }) => look !== undefined)
      ? random.sample(values, count)
      : values.slice(0, count);
    return { name: both(name), values: chosen };
  });
  const [first, second] = offered;
  const base = basePrice(price, random) * worth;
  const percent = discountOf(random);
  const soldOut = random.chance(0.03);
  const variants = combinations(first?.values, second?.values).map(([one, other], index): Variant => {
    const original = shopPrice(base * (one?.factor ?? 1) * (other?.factor ?? 1));
    const [value_1_vi, value_1_en] = one ? both(one.name) : [null, null];
    const [value_2_vi, value_2_en] = other ? both(other.name) : [null, null];
    return {
      sku: `S${String(id).padStart(6, "0")}-${String(index + 1).padStart(2, "0")}`,
      product_code: id,
      value_1_vi,
      value_1_en,
      value_2_vi,
      value_2_en,
      image: one?.look ? pictureUrlOf(colorPicture(emoji, one.look)) : null,
      price_after_discount: afterDiscount(original, percent),
      original_price_after_tax: original,
      stock: soldOut ? 0 : stockOf(random, offered.length > 0),
    };
  });
  return {
    options: {
      option_1_vi: first?.name[0],
      option_1_en: first?.name[1],
      option_2_vi: second?.name[0],
      option_2_en: second?.name[1],
    },
    variants,
    pictures: (first?.values ?? []).flatMap(({ look }) => (look ? [colorPicture(emoji, look)] : [])),
    paint: first?.values[0]?.look?.paint,
  };
}

type Values = readonly (OptionValue | undefined)[];

/** Every combination of one value per option; a single empty one without options. */
const combinations = (first: Values = [undefined], second: Values = [undefined]) =>
  first.flatMap((one) => second.map((other) => [one, other] as const));

/** The stock of a variant: occasionally none, or the last few. */
function stockOf(random: Random, hasChoices: boolean): number {
  const luck = random.next();
  if (hasChoices && luck < 0.1) return 0;
  if (luck < 0.16) return random.whole(1, 3);
  return random.whole(4, 180);
}
