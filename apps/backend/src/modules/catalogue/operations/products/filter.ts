import { and, eq, inArray, sql } from "../../../../database/drizzle.ts";
import { readCards } from "../../cards.ts";
import { listByFilters, listsOf } from "../../listing/list.ts";
import { isOnSale } from "../../on-sale.ts";
import type { Queryable } from "../../../../database/connect.ts";
import { makers, products } from "../../../../database/schema/index.ts";
import { pageOf } from "../../../../database/page-of.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";

/** Products by id, in the order given; without ids, those of a brand or all, best-selling first. */
export const filterProducts: Operation<"filterProducts"> = async ({ db, query, locale, clock, config }) => {
  const { id: ids, maker_name, page, per_page } = query;
  const showing = { locale: query.locale ?? locale, now: clock.now() };
  const maker_id = maker_name?.trim() ? await makersCalled(db, maker_name) : undefined;
  if (maker_id?.length === 0) return ok(pageOf([], query, 0));
  if (!ids?.length) {
    const asked = { maker_id, page, per_page, sort_by: "popular" } as const;
    const { items, total, last_page } = await listByFilters(listsOf({ db, config }), asked, showing);
    return ok({ items, total, page, per_page, last_page });
  }
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(isOnSale, inArray(products.id, ids), maker_id ? inArray(products.maker_id, maker_id) : undefined),
    )
    .orderBy(sql`array_position(${sql.param(ids)}::integer[], ${products.id})`);
  const shown = rows.slice((page - 1) * per_page, page * per_page).map(({ id }) => id);
  return ok(pageOf(await readCards(db, shown, showing), query, rows.length));
};

async function makersCalled(db: Queryable, name: string): Promise<number[]> {
  const rows = await db
    .select({ id: makers.id })
    .from(makers)
    .where(eq(sql`sen_normalize(${makers.name})`, sql`sen_normalize(${name})`));
  return rows.map(({ id }) => id);
}
