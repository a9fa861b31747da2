import type { reviews } from "../../database/schema/index.ts";
import { leafDetails, names, reviewDetails, reviewTexts } from "../content/reviews.ts";
import type { LeafPlace } from "./categories.ts";
import { EPOCH, hours } from "./moments.ts";
import type { Random } from "./random.ts";
import type { GroupRow, VariantRow } from "./variants.ts";

export type ReviewRow = typeof reviews.$inferInsert & { rating: 1 | 2 | 3 | 4 | 5 };

/** Reviews of a product with how many gave each number of stars. */
export interface Rated {
  reviews: ReviewRow[];
  histogram: [number, number, number, number, number];
  /** Mean with two decimals; 0 without reviews. */
  rating: number;
}

/** What buyers said of a product: more where more was sold, better where the goods are good. */
export function buildReviews(
  productId: number,
  { root, leaf }: Pick<LeafPlace, "root" | "leaf">,
  sold: number,
  choices: { groups: GroupRow[]; variants: VariantRow[] },
  random: Random,
): Rated {
  const count = Math.min(
    random.chance(0.08) ? 0 : random.whole(1, 4) + Math.floor(Math.log10(1 + sold)),
    sold,
  );
  const goodness = 0.58 + random.next() * 0.36;
  const histogram: Rated["histogram"] = [0, 0, 0, 0, 0];
  const texts = new Map(
    ([1, 2, 3, 4, 5] as const).map((stars) => [
      stars,
      random.sample(reviewTexts[stars], reviewTexts[stars].length),
    ]),
  );
  const rows = Array.from({ length: count }, (): ReviewRow => {
    const rating = stars(goodness, random);
    const said = texts.get(rating) ?? [];
    const text = said[(histogram[rating - 1] ?? 0) % said.length] ?? "";
    histogram[rating - 1] = (histogram[rating - 1] ?? 0) + 1;
    const detail =
      rating >= 4 && random.chance(0.7) ? ` ${random.pick(leafDetails[leaf] ?? reviewDetails[root])}` : "";
    return {
      product_id: productId,
      author_name: personName(random),
      rating,
      content: (text + detail).normalize("NFC"),
      variant_name: variantName(choices.groups, random.pick(choices.variants)),
      like_count: random.chance(0.5) ? 0 : random.whole(1, 46),
      created_at: new Date(EPOCH.getTime() - hours(random.whole(6, 24 * 290))),
    };
  });
  const sum = rows.reduce((total, { rating }) => total + rating, 0);
  return { reviews: rows, histogram, rating: count === 0 ? 0 : Math.round((sum / count) * 100) / 100 };
}

/** The Vietnamese names of the chosen values: "Hồng sen, M". */
function variantName(groups: readonly GroupRow[], variant: VariantRow): string {
  const [first, second] = groups;
  return [
    variant.value_1 === null || variant.value_1 === undefined
      ? undefined
      : first?.values[variant.value_1]?.name_vi,
    variant.value_2 === null || variant.value_2 === undefined
      ? undefined
      : second?.values[variant.value_2]?.name_vi,
  ]
    .filter((name) => name !== undefined)
    .join(", ");
}

/** A Vietnamese name: family, often a middle, given. */
function personName(random: Random): string {
  const middle = random.chance(0.8) ? [random.pick(names.middles)] : [];
  return [random.pick(names.families), ...middle, random.pick(names.givens)].join(" ").normalize("NFC");
}

function stars(goodness: number, random: Random): 1 | 2 | 3 | 4 | 5 {
  if (random.chance(goodness)) return 5;
  const luck = random.next();
  if (luck < 0.6) return 4;
  if (luck < 0.83) return 3;
  return luck < 0.94 ? 2 : 1;
}
