import type { Facets } from "@sen/api";
import { capProductCount } from "@sen/domain";
import type { Database } from "../../../database/connect.ts";
import { makers, malls } from "../../../database/schema/index.ts";
import type { Locale } from "../../../texts/messages.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import { priceBands } from "../bands.ts";
import { withBelow, type CategoryRow } from "../categories.ts";
import { deliveryTypes, type Counts, type FacetCounts } from "./listing.ts";
import { ofWholeShop } from "../../../database/of-whole-shop.ts";

/** Most makers and categories offered. */
const MOST_OPTIONS = 200;

/** The minimum ratings offered. Nearly all products have at least one star, and hardly any has five. */
const ratingSteps = [{ rating_min: 4 }, { rating_min: 3 }, { rating_min: 2 }];

/** All makers by id, and all malls in display order. */
const namesOfShop = ofWholeShop(async (db) => {
  const [ofMakers, ofMalls] = await Promise.all([
    db.select({ id: makers.id, name: makers.name }).from(makers),
    db.select({ id: malls.id, name: malls.name }).from(malls).orderBy(malls.position),
  ]);
  return { makers: new Map(ofMakers.map((maker) => [maker.id, maker])), malls: ofMalls };
});

/** The facets with names and counts, without options that have no products. */
export async function facetsOf(
  db: Database,
  counts: FacetCounts,
  chosen: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
  seconds: number,
): Promise<Facets> {
  const names = await namesOfShop(db, seconds);
  const byCount = [...counts.makers].toSorted(([, one], [, other]) => other - one).slice(0, MOST_OPTIONS);
  return {
    categories: categoryOptions(withBelow(counts.categories, tree), chosen, tree, locale),
    makers: offered(
      byCount.flatMap(([id]) => names.makers.get(id) ?? []),
      ({ id }) => counts.makers.get(id),
    ),
    malls: offered(names.malls, ({ id }) => counts.malls.get(id)),
    prices: offered(priceBands, (_, place) => counts.prices.get(place)),
    ratings: offered(ratingSteps, ({ rating_min }) =>
      [...counts.ratings].reduce((sum, [stars, count]) => (stars >= rating_min ? sum + count : sum), 0),
    ),
    delivery: offered(
      deliveryTypes.map((id) => ({ id })),
      (_, place) => counts.delivery.get(place),
    ),
    shipping_discount: capProductCount(counts.shipping_discount),
  };
}

const offered = <Choice extends object>(
  choices: readonly Choice[],
  countOf: (choice: Choice, place: number) => number | undefined,
) =>
  choices
    .map((one, place) => ({ ...one, count: capProductCount(countOf(one, place) ?? 0) }))
    .filter(({ count }) => count > 0);

/** Category options: opens the path to each chosen category, or the only root, with siblings and children. Opened roots come first. */
function categoryOptions(
  totals: Counts,
  chosen: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): Facets["categories"] {
  const some = tree.filter(({ id }) => totals.has(id));
  const roots = some.filter(({ parent_id }) => parent_id === null);
  const shown =
    chosen.length === 0 && roots.length === 1 ? roots : tree.filter(({ id }) => chosen.includes(id));
  const opened = new Set<number | undefined>(shown.flatMap(({ path }) => path));
  const below = (parent: number | null): CategoryRow[] =>
    some
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap((category) => [category, ...(opened.has(category.id) ? below(category.id) : [])]);
  const isOpen = ({ path }: CategoryRow) => Number(opened.has(path[0]));
  const options = below(null)
    .toSorted((one, other) => isOpen(other) - isOpen(one))
    .map((row) => ({ id: row.id, name: inLanguage(row, "name", locale), level: row.path.length }));
  return offered(options, ({ id }) => totals.get(id)).slice(0, MOST_OPTIONS);
}
