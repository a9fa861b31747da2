import type { CategoryTarget } from "@sen/api";
import { asc, eq } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { categories } from "../../database/schema/index.ts";
import { inLanguage } from "../../texts/in-language.ts";
import type { Locale } from "../../texts/messages.ts";
import { ofWholeShop } from "../../database/of-whole-shop.ts";

/** A category as read for the tree. */
export type CategoryRow = typeof categories.$inferSelect;

/** Active categories, first level first, in display order. */
export const readCategoriesNow = async (db: Database): Promise<CategoryRow[]> =>
  await db
    .select()
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));

/** The same, cached for the given number of seconds. */
export const readCategories = ofWholeShop(readCategoriesNow);

/** The effective selection: a chosen category gives way to a chosen descendant. Choosing Shirts below Fashion shows shirts. */
export function deepestOf(chosen: readonly number[], tree: readonly CategoryRow[]): number[] {
  const above = new Set(
    tree.filter(({ id }) => chosen.includes(id)).flatMap(({ path }) => path.slice(0, -1)),
  );
  return chosen.filter((id) => !above.has(id));
}

/** These categories and all their descendants. */
export const withAllBelow = (ids: readonly number[], tree: readonly CategoryRow[]): number[] => [
  ...new Set([
    ...ids,
    ...tree.filter(({ path }) => path.some((step) => ids.includes(step))).map(({ id }) => id),
  ]),
];

/** Adds the counts of categories to all their ancestors. */
export function withBelow(
  counted: ReadonlyMap<number, number>,
  tree: readonly CategoryRow[],
): Map<number, number> {
  const paths = new Map(tree.map(({ id, path }) => [id, path]));
  const totals = new Map<number, number>();
  for (const [id, count] of counted) {
    for (const step of paths.get(id) ?? []) totals.set(step, (totals.get(step) ?? 0) + count);
  }
  return totals;
}

/** Categories as search targets, each with its parent's name. */
export function categoryTargetsOf(
  ids: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): CategoryTarget[] {
  const byId = new Map(tree.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const parent = byId.get(row.parent_id ?? 0);
    const parent_name = parent ? inLanguage(parent, "name", locale) : null;
    return { id, name: inLanguage(row, "name", locale), image_url: row.image_url, parent_name };
  });
}
