import { and, desc, inArray, sql } from "drizzle-orm";
import { readCards } from "../../cards.ts";
import { listByFilters, listed } from "../../listing/list.ts";
import { isOnSale } from "../../on-sale.ts";
import { makers, products } from "../../../../database/schema/index.ts";
import { pageOf } from "../../../../database/page-of.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";

/** Products that are known by number, in the order of the numbers; those of a brand, or else all, the best sold first. */
export const filterProducts: Operation<"filterProducts"> = async ({ db, query, locale, clock, config }) => {
  const { id: ids, maker_name, page, per_page } = query;
  const showing = listed(query.locale ?? locale, { clock, config });
  if (!ids?.length && !maker_name?.trim()) {
    // The list's index answers that, however many products there are.
    const { items, total } = await listByFilters(db, { page, per_page, sort_by: "popular" }, showing);
    return ok(pageOf(items, query, total));
  }
  const where = and(
    isOnSale,
    ids?.length ? inArray(products.id, ids) : undefined,
    maker_name?.trim()
      ? inArray(
          products.maker_id,
          db
            .select({ id: makers.id })
            .from(makers)
            .where(sql`sen_normalize(${makers.name}) = sen_normalize(${maker_name})`),
        )
      : undefined,
  );
  const order = ids?.length
    ? [sql`array_position(${sql.param(ids)}::integer[], ${products.id})`]
    : [desc(products.sold_count), desc(products.id)];
  const [rows, total] = await Promise.all([
    db
      .select({ id: products.id })
      .from(products)
      .where(where)
      .orderBy(...order)
      .limit(per_page)
      .offset((page - 1) * per_page),
    db.$count(products, where),
  ]);
  const cards = await readCards(
    db,
    rows.map(({ id }) => id),
    showing,
  );
  return ok(pageOf(cards, query, total));
};
