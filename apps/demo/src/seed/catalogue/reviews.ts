import { ratingOf } from "@sen/domain";
import { leafDetails, names, reviewDetails, reviewTexts } from "../data.ts";
import type { Kind } from "./catalogue.ts";
import { EPOCH, hours, momentOf } from "./moments.ts";
import type { Random } from "./random.ts";
import type { Variant } from "./variants.ts";

/** Most reviews per product; with more, texts would repeat. */
const MOST = 12;

/** The reviews of a product, and the number of ratings by stars. */
export interface Rated {
  reviews: {
    product_code: number;
    number: number;
    author_name: string;
    rating: 1 | 2 | 3 | 4 | 5;
    content: string;
    variant_name: string;
    like_count: number;
    created_at: string;
  }[];
  histogram: [number, number, number, number, number];
  /** Mean with two decimals; 0 without reviews. */
  rating: number;
}

/** Units sold: a few for most products, hundreds for some, many thousands for very few. */
export function soldOf(random: Random): number {
  if (random.chance(0.04)) return 0;
  return Math.min(60_000, Math.floor(20 * (1 - random.next()) ** -0.85) - 18);
}

/** The reviews of a product: more for bestsellers, better for good products. */
export function buildReviews(
  id: number,
  { root, archetype: { leaf } }: Kind,
  sold: number,
  variants: readonly Variant[],
  random: Random,
): Rated {
  const count = Math.min(MOST, sold, Math.floor(sold ** 0.45 * (0.3 + random.next())));
  const goodness = 0.58 + random.next() * 0.36;
  const histogram: Rated["histogram"] = [0, 0, 0, 0, 0];
  const texts = new Map(
    ([1, 2, 3, 4, 5] as const).map((stars) => [
      stars,
      random.sample(reviewTexts[stars], reviewTexts[stars].length),
    ]),
  );
  const details = random.sample(leafDetails[leaf] ?? reviewDetails[root] ?? [], MOST);
  const reviews = Array.from({ length: count }, (_, index): Rated["reviews"][number] => {
    const rating = stars(goodness, random);
    const said = texts.get(rating) ?? [];
    const given = histogram[rating - 1] ?? 0;
    const detail =
      rating >= 4 && (given >= said.length || random.chance(0.7)) ? details[index % details.length] : "";
    histogram[rating - 1] = given + 1;
    const { value_1_vi, value_2_vi } = random.pick(variants);
    return {
      product_code: id,
      number: index + 1,
      author_name: personName(random),
      rating,
      content: `${said[given % said.length] ?? ""} ${detail ?? ""}`.trim().normalize("NFC"),
      variant_name: [value_1_vi, value_2_vi].filter((name) => name !== null).join(", "),
      like_count: random.chance(0.5) ? 0 : random.whole(1, 46),
      created_at: momentOf(new Date(EPOCH.getTime() - hours(random.whole(6, 24 * 290)))),
    };
  });
  return { reviews, histogram, rating: ratingOf(histogram).average };
}

/** A Vietnamese name: family name, often a middle name, given name. */
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
