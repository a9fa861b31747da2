import type { Category, CategoryNode } from "@sen/api";
import { sql } from "drizzle-orm";
import { readCategories, type CategoryRow } from "../../catalogue/categories.ts";
import type { Database } from "../../database/connect.ts";
import { ok } from "../../http/envelope.ts";
import { inLanguage } from "../../http/locale.ts";
import type { Locale } from "../../http/messages.ts";
import type { Operation } from "../../http/operation.ts";

/** The category tree, with how many products each has together with those below it. */
export const listCategories: Operation<"listCategories"> = async ({ db, locale }) => {
  const [rows, counts] = await Promise.all([readCategories(db), countProducts(db)]);
  const below = (parent: number | null) => rows.filter(({ parent_id }) => parent_id === parent);
  const node = (row: CategoryRow) => nodeOf(row, counts.get(row.id) ?? 0, locale);
  return ok(
    below(null).map((root): Category => ({
      ...node(root),
      children: below(root.id).map((branch) => ({
        ...node(branch),
        children: below(branch.id).map(node),
      })),
    })),
  );
};

async function countProducts(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ id: number; products: number }>(sql`
    select step as id, sum(products) as products from facet_groups, unnest(category_path) as step group by step`);
  return new Map(rows.map(({ id, products }) => [id, products]));
}

function nodeOf(row: CategoryRow, product_count: number, locale: Locale): CategoryNode {
  return {
    id: row.id,
    parent_id: row.parent_id,
    name: inLanguage(row, "name", locale),
    image_url: row.image_url,
    product_count,
  };
}
