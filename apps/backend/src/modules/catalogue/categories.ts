import type { CategoryTarget } from "@sen/api";
import { asc, eq } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { categories } from "../../database/schema/index.ts";
import { inLanguage } from "../../texts/in-language.ts";
import type { Locale } from "../../texts/messages.ts";
import { ofWholeShop } from "./listing/of-whole-shop.ts";

/** A category as the tree is built of it. */
export type CategoryRow = typeof categories.$inferSelect;

/** Every category, those of the first level first, in the order in which they are shown. */
export const readCategoriesNow = async (db: Database): Promise<CategoryRow[]> =>
  await db
    .select()
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id));

/** The same as lists know them: so many seconds old at most. */
export const readCategories = ofWholeShop(readCategoriesNow);

/** What a choice of categories comes to: one that stands above another chosen one gives way to it. Choosing Shirts below Fashion shows shirts. */
export function deepestOf(chosen: readonly number[], tree: readonly CategoryRow[]): number[] {
  const above = new Set(
    tree.filter(({ id }) => chosen.includes(id)).flatMap(({ path }) => path.slice(0, -1)),
  );
  return chosen.filter((id) => !above.has(id));
}

/** These categories and all below them. */
export const withAllBelow = (ids: readonly number[], tree: readonly CategoryRow[]): number[] => [
  ...new Set([
    ...ids,
    ...tree.filter(({ path }) => path.some((step) => ids.includes(step))).map(({ id }) => id),
  ]),
];

/** Categories as a search names them, each with the one above it. */
export function categoryTargetsOf(
  ids: readonly number[],
  tree: readonly CategoryRow[],
  locale: Locale,
): CategoryTarget[] {
  const byId = new Map(tree.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const parent = byId.get(row?.parent_id ?? 0);
    return row
      ? [
          {
            id,
            name: inLanguage(row, "name", locale),
            image_url: row.image_url,
            parent_name: parent ? inLanguage(parent, "name", locale) : null,
          },
        ]
      : [];
  });
}
