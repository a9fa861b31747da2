import { WISH_LIST_LIMIT } from "@sen/domain";
import { and, desc, eq, sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { products, variants, wishes } from "../../../database/schema/index.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { withCards } from "../../catalogue/index.ts";
import { lockOwnRecords } from "../../customers/index.ts";

/** Products on the wish list that are on sale, newest first. */
export const listWishList: Operation<"listWishList"> = async ({ customer, db, clock, locale }) => {
  const rows = await withCards(db, await readWishes(db, customer.id), { locale, now: clock.now() });
  return ok(
    rows.map(({ product, added_at, price_added, variant_id }) => ({
      product,
      added_at: added_at.toISOString(),
      price_added,
      variant_id,
    })),
  );
};

/** The ids of the products on the wish list. */
export const listWishedProducts: Operation<"listWishedProducts"> = async ({ customer, db }) =>
  ok(await readIds(db, customer.id));

/** Adds products up to the limit, newest first. A product already on the list only gets its awaited variant updated. */
export const addWishes: Operation<"addWishes"> = async ({ customer, body, db, clock }) => {
  const now = clock.now().toISOString();
  const full = await db.transaction(async (tx) => {
    await lockOwnRecords(tx, customer.id);
    const before = await tx.$count(wishes, eq(wishes.customer_id, customer.id));
    const { rows } = await tx.execute<{ found: number; added: number }>(sql`
      with asked as (
        select distinct on (p.id) p.id, v.id as variant_id, least(w.added_at, ${now}::timestamptz) as added_at, w.price_added,
          coalesce(v.stock > 0 and v.active, p.stock > 0) as was_in_stock,
          known.product_id is not null as is_known
        from jsonb_to_recordset(${JSON.stringify(body.items)}::jsonb)
          as w (product_id integer, variant_id integer, added_at timestamptz, price_added bigint)
        join ${products} p on p.id = w.product_id
        left join ${variants} v on v.id = w.variant_id and v.product_id = p.id
        left join ${wishes} known on known.customer_id = ${customer.id} and known.product_id = p.id
        order by p.id, w.added_at desc),
      room as (
        select * from asked where is_known
        union all
        (select * from asked where not is_known order by added_at desc, id limit ${Math.max(0, WISH_LIST_LIMIT - before)})),
      written as (
        insert into ${wishes} as known
          (customer_id, product_id, variant_id, added_at, price_added, lowest_price, was_in_stock)
        select ${customer.id}::bigint, id, variant_id, added_at, price_added, price_added, was_in_stock from room
        on conflict (customer_id, product_id) do update
          set variant_id = excluded.variant_id, was_in_stock = excluded.was_in_stock
          where excluded.variant_id is not null
        returning 1)
      select (select count(*) from asked) as found, (select count(*) from room) as added`);
    const [{ found, added } = { found: 0, added: 0 }] = rows;
    return found > 0 && added === 0;
  });
  if (full) throw notAllowedNow("WISH_LIST_FULL", { limit: WISH_LIST_LIMIT });
  return ok(await readIds(db, customer.id));
};

/** Takes a product off the wish list. */
export const removeWish: Operation<"removeWish"> = async ({ customer, params, db }) => {
  await db.delete(wishes).where(and(eq(wishes.customer_id, customer.id), eq(wishes.product_id, params.id)));
  return ok(await readIds(db, customer.id));
};

const readWishes = (db: Queryable, customerId: number) =>
  db
    .select()
    .from(wishes)
    .where(eq(wishes.customer_id, customerId))
    .orderBy(desc(wishes.added_at), desc(wishes.product_id));

const readIds = async (db: Queryable, customerId: number): Promise<number[]> =>
  (await readWishes(db, customerId)).map(({ product_id }) => product_id);
