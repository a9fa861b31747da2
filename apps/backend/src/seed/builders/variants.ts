import type { varianceGroups, variants } from "../../database/schema/index.ts";
import { optionSchemes, type OptionValue } from "../content/options.ts";
import { both, type Archetype } from "../content/types.ts";
import type { Naming } from "./naming.ts";
import { colorPicture, pictureUrlOf, type Picture } from "./pictures.ts";
import { afterDiscount, basePrice, discountOf, shopPrice } from "./prices.ts";
import type { Random } from "./random.ts";

export type GroupRow = typeof varianceGroups.$inferInsert & { id: number };
export type VariantRow = typeof variants.$inferInsert & { id: number; stock: number };

export interface Choices {
  groups: GroupRow[];
  variants: VariantRow[];
  pictures: Picture[];
  /** The first color on offer, `#rrggbb`; undefined where there are no colors to choose. */
  paint: string | undefined;
}

/** At most this many variants a product: its id times this, plus the variant's place, is the variant's id. */
const VARIANTS_PER_PRODUCT = 100;

/** What a product can be chosen in, and every combination with its price and stock. */
export function buildChoices(
  productId: number,
  { options, price }: Archetype,
  { emoji, worth }: Pick<Naming, "emoji" | "worth">,
  random: Random,
): Choices {
  const pictures: Picture[] = [];
  const offered = optionSchemes[options].map(({ name, values, offered: [least, most] }) => {
    const count = random.whole(least, most);
    const chosen = values.some(({ look }) => look !== undefined)
      ? random.sample(values, count)
      : values.slice(0, count);
    return { name: both(name), values: chosen };
  });
  const groups = offered.map(({ name, values }, index): GroupRow => ({
    id: productId * 2 + index,
    product_id: productId,
    position: index + 1,
    name_vi: name[0],
    name_en: name[1],
    values: values.map((value) => {
      const [name_vi, name_en] = both(value.name);
      if (value.look === undefined) return { name_vi, name_en };
      const picture = colorPicture(emoji, value.look);
      pictures.push(picture);
      return { name_vi, name_en, image_url: pictureUrlOf(picture) };
    }),
  }));

  const base = basePrice(price, random) * worth;
  const percent = discountOf(random);
  const soldOut = random.chance(0.03);
  const rows = combinations(offered.map(({ values }) => values)).map(
    ({ places, factor }, index): VariantRow => {
      const original = shopPrice(base * factor);
      return {
        id: productId * VARIANTS_PER_PRODUCT + index,
        product_id: productId,
        sku: `S${String(productId).padStart(6, "0")}-${String(index + 1).padStart(2, "0")}`,
        value_1: places[0] ?? null,
        value_2: places[1] ?? null,
        price_after_discount: afterDiscount(original, percent),
        original_price_after_tax: original,
        stock: soldOut ? 0 : stockOf(random, offered.length > 0),
      };
    },
  );
  const paint = offered[0]?.values[0]?.look?.paint;
  return { groups, variants: rows, pictures, paint };
}

/** Every way to choose one value of each group; without groups the one way to choose nothing. */
function combinations(groups: readonly (readonly OptionValue[])[]): { places: number[]; factor: number }[] {
  return groups.reduce<{ places: number[]; factor: number }[]>(
    (all, values) =>
      all.flatMap(({ places, factor }) =>
        values.map((value, index) => ({ places: [...places, index], factor: factor * value.factor })),
      ),
    [{ places: [], factor: 1 }],
  );
}

/** Pieces on the shelf: now and then none of a size, or the last ones. */
function stockOf(random: Random, hasChoices: boolean): number {
  const luck = random.next();
  if (hasChoices && luck < 0.1) return 0;
  if (luck < 0.16) return random.whole(1, 3);
  return random.whole(4, 180);
}
