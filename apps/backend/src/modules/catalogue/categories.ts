import { asc, eq } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { categories } from "../../database/schema/index.ts";

/** A category as the tree is built of it. */
export type CategoryRow = typeof categories.$inferSelect;

const all = prepared((db) =>
  db
    .select()
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.level), asc(categories.position), asc(categories.id))
    .prepare("categories_all"),
);

/** Every category, those of the first level first, in the order in which they are shown. */
export function readCategories(db: Database): Promise<CategoryRow[]> {
  return all(db).execute();
}

/** What a choice of categories comes to: one that stands above another chosen one gives way to it. Choosing Shirts below Fashion shows shirts. */
export function deepestOf(chosen: readonly number[], tree: readonly CategoryRow[]): number[] {
  const above = new Set(
    tree.filter(({ id }) => chosen.includes(id)).flatMap(({ path }) => path.slice(0, -1)),
  );
  return chosen.filter((id) => !above.has(id));
}
