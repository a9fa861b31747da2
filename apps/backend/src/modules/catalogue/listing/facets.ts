import type { Facets } from "@sen/api";
import { capProductCount } from "@sen/domain";
import { inArray } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { makers, malls } from "../../../database/schema/index.ts";
import type { Locale } from "../../../texts/messages.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import { priceBands } from "../bands.ts";
import type { CategoryRow } from "../categories.ts";
import { deliveryTypes, type Counts, type FacetCounts } from "./listing.ts";

/** So many makers and categories are offered at most. */
const MOST_OPTIONS = 200;

/** The lowest ratings offered. Nearly all products have one star or more, and hardly one has five. */
const ratingSteps = [{ rating_min: 4 }, { rating_min: 3 }, { rating_min: 2 }];

/** The counts as a page shows them, with names. */
export async function facetsOf(
  db: Database,
  counts: FacetCounts,
  chosen: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): Promise<Facets> {
  const most = [...counts.makers].toSorted(([, one], [, other]) => other - one).slice(0, MOST_OPTIONS);
  const ids = (of: Iterable<[number, number]>) => [...of].map(([id]) => id);
  const [makerRows, mallRows] = await Promise.all([
    db
      .select({ id: makers.id, name: makers.name })
      .from(makers)
      .where(inArray(makers.id, ids(most)))
      .orderBy(makers.name),
    db
      .select({ id: malls.id, name: malls.name })
      .from(malls)
      .where(inArray(malls.id, ids(counts.malls)))
      .orderBy(malls.position),
  ]);
  const makersOf = (id: number) => counts.makers.get(id) ?? 0;
  return {
    categories: categoryOptions(counts.categories, chosen, tree, locale),
    makers: offered(
      makerRows.toSorted((one, other) => makersOf(other.id) - makersOf(one.id)),
      ({ id }) => makersOf(id),
    ),
    malls: offered(mallRows, ({ id }) => counts.malls.get(id)),
    prices: offered(priceBands, (_, place) => counts.prices.get(place)),
    ratings: offered(ratingSteps, ({ rating_min }) => countFrom(counts.ratings, rating_min)),
    delivery: offered(
      deliveryTypes.map((id) => ({ id })),
      (_, place) => counts.delivery.get(place),
    ),
    shipping_discount: capProductCount(counts.shipping_discount),
  };
}

/** Choices with their counts, but for those that lead to nothing. */
function offered<Choice extends object>(
  choices: readonly Choice[],
  countOf: (choice: Choice, place: number) => number | undefined,
) {
  const counted = choices.map((one, place) => ({ ...one, count: capProductCount(countOf(one, place) ?? 0) }));
  return counted.filter(({ count }) => count > 0);
}

/** Products of so many stars or more. */
const countFrom = (ratings: Counts, lowest: number): number =>
  [...ratings].reduce((sum, [stars, count]) => (stars >= lowest ? sum + count : sum), 0);

/** What to offer: the way down to each chosen category, or to the only one, with what is below and beside it; then the other roots. */
function categoryOptions(
  counted: Counts,
  chosen: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): Facets["categories"] {
  const totals = withBelow(counted, tree);
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const roots = tree.filter(({ id, parent_id }) => parent_id === null && (totals.get(id) ?? 0) > 0);
  const shownOpen = chosen.length === 0 && roots.length === 1 ? roots.map(({ id }) => id) : chosen;
  const opened = new Set(shownOpen.flatMap((id) => paths.get(id) ?? []));
  const below = (parent: number | null): CategoryRow[] =>
    tree
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap((category) => [category, ...(opened.has(category.id) ? below(category.id) : [])]);
  const [first, rest] = [below(null).filter(isOpen), below(null).filter((category) => !isOpen(category))];
  const named = [...first, ...rest].map((category) => ({
    id: category.id,
    name: inLanguage(category, "name", locale),
    level: category.path.length,
  }));
  return offered(named, ({ id }) => totals.get(id)).slice(0, MOST_OPTIONS);

  function isOpen({ path }: CategoryRow): boolean {
    return path[0] !== undefined && opened.has(path[0]);
  }
}

/** Products of each category together with those below it, from the counts of those that products stand in. */
export function withBelow(counted: Counts, tree: readonly CategoryRow[]): Map<number, number> {
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const totals = new Map<number, number>();
  for (const [id, count] of counted) {
    for (const step of paths.get(id) ?? []) totals.set(step, (totals.get(step) ?? 0) + count);
  }
  return totals;
}
