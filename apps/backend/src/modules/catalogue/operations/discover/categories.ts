import type { Category, CategoryNode } from "@sen/api";
import { readCategoriesNow, type CategoryRow } from "../../categories.ts";
import { countCategories, listsOf } from "../../listing/list.ts";
import { ok } from "../../../../http/envelope.ts";
import { inLanguage } from "../../../../texts/in-language.ts";
import type { Locale } from "../../../../texts/messages.ts";
import type { Operation } from "../../../../http/operation.ts";

/** The category tree, with product counts that include descendants. */
export const listCategories: Operation<"listCategories"> = async ({ db, locale, config }) => {
  const [rows, counts] = await Promise.all([
    readCategoriesNow(db),
    countCategories(listsOf({ db, config }), locale),
  ]);
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

function nodeOf(row: CategoryRow, product_count: number, locale: Locale): CategoryNode {
  return {
    id: row.id,
    parent_id: row.parent_id,
    name: inLanguage(row, "name", locale),
    image_url: row.image_url,
    product_count,
  };
}
