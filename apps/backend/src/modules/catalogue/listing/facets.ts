import type { Facets } from "@sen/api";
import { capProductCount } from "@sen/domain";
import { sql } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { listed, statement } from "../../../database/prepared.ts";
import type { Locale } from "../../../texts/messages.ts";
import { inLanguage } from "../../../texts/in-language.ts";
import { priceBands } from "../bands.ts";
import type { CategoryRow } from "../categories.ts";
import { deliveryTypes, type Counts, type FacetCounts } from "./listing.ts";

/** So many makers and categories are offered at most. */
const MOST_OPTIONS = 200;

/** The lowest ratings offered. Nearly all products have one star or more, and hardly one has five. */
const ratingSteps = [{ rating_min: 4 }, { rating_min: 3 }, { rating_min: 2 }];

const readNames = statement<{ what: "maker" | "mall"; id: number; name: string }>(
  "facet_names",
  sql`select 'maker' as what, id, name, array_position(${listed("makers")}, id) as place
      from makers where id = any(${listed("makers")})
    union all select 'mall', id, name, position from malls where id = any(${listed("malls")})
    order by what, place`,
);

/** The counts as a page shows them, with names; choices that lead to nothing are left out. */
export async function facetsOf(
  db: Database,
  counts: FacetCounts,
  chosen: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): Promise<Facets> {
  const byCount = [...counts.makers].toSorted(([, one], [, other]) => other - one);
  const most = byCount.slice(0, MOST_OPTIONS).map(([id]) => id);
  const rows = await readNames(db, { makers: most, malls: [...counts.malls.keys()] });
  const named = (what: "maker" | "mall", totals: Counts) => {
    const some = rows.filter((row) => row.what === what).map(({ id, name }) => ({ id, name }));
    return offered(some, ({ id }) => totals.get(id));
  };
  return {
    categories: categoryOptions(withBelow(counts.categories, tree), chosen, tree, locale),
    makers: named("maker", counts.makers),
    malls: named("mall", counts.malls),
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

/** What to offer: the way down to each chosen category, or to the only one, with what is below and beside it; then the other roots. */
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

/** Products of each category together with those below it, from the counts of those that products stand in. */
export function withBelow(counted: Counts, tree: readonly CategoryRow[]): Map<number, number> {
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const totals = new Map<number, number>();
  for (const [id, count] of counted) {
    for (const step of paths.get(id) ?? []) totals.set(step, (totals.get(step) ?? 0) + count);
  }
  return totals;
}
