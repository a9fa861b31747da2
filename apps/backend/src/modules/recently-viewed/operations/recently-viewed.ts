import type { RecentlyViewedItem } from "@sen/api";
import { RECENTLY_VIEWED_LIMIT } from "@sen/domain";
import { and, desc, eq, inArray, sql } from "../../../database/drizzle.ts";
import type { Queryable } from "../../../database/connect.ts";
import { products, recentlyViewed } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { withCards, type Showing } from "../../catalogue/index.ts";
import { lockActiveAccount } from "../../customers/index.ts";

/** Products that the customer viewed and that are still on sale, newest first, each with its price at the time. */
export const listRecentlyViewed: Operation<"listRecentlyViewed"> = async ({
  customer,
  db,
  clock,
  locale,
}) => {
  return ok(await readViewed(db, customer.id, { locale, now: clock.now() }));
};

/** Stores views of this page, or of a device before sign-in. A product's newest view wins, future times become now, unknown products are skipped. */
export const keepRecentlyViewed: Operation<"keepRecentlyViewed"> = async (context) => {
  const { customer, body, db, clock, locale } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockActiveAccount(tx, customer.id);
    await tx.execute(sql`
      insert into ${recentlyViewed} as known (customer_id, product_id, viewed_at, price_seen)
      select distinct on (p.id) ${customer.id}::bigint, p.id, least(look.viewed_at, ${now.toISOString()}::timestamptz), look.price_seen
      from unnest(
        ${sql.param(body.items.map(({ product_id }) => product_id))}::integer[],
        ${sql.param(body.items.map(({ viewed_at }) => viewed_at))}::timestamptz[],
        ${sql.param(body.items.map(({ price_seen }) => price_seen))}::bigint[]
      ) as look (product_id, viewed_at, price_seen)
      join ${products} p on p.id = look.product_id
      order by p.id, look.viewed_at desc
      on conflict (customer_id, product_id) do update set viewed_at = excluded.viewed_at, price_seen = excluded.price_seen
      where excluded.viewed_at >= known.viewed_at`);
    const beyond = tx
      .select({ id: recentlyViewed.product_id })
      .from(recentlyViewed)
      .where(eq(recentlyViewed.customer_id, customer.id))
      .orderBy(desc(recentlyViewed.viewed_at), desc(recentlyViewed.product_id))
      .offset(RECENTLY_VIEWED_LIMIT);
    await tx
      .delete(recentlyViewed)
      .where(and(eq(recentlyViewed.customer_id, customer.id), inArray(recentlyViewed.product_id, beyond)));
  });
  return ok(await readViewed(db, customer.id, { locale, now }));
};

/** Deletes the customer's viewing history. */
export const forgetRecentlyViewed: Operation<"forgetRecentlyViewed"> = async ({ customer, db }) => {
  await db.delete(recentlyViewed).where(eq(recentlyViewed.customer_id, customer.id));
  return ok([]);
};

async function readViewed(
  db: Queryable,
  customerId: number,
  showing: Showing,
): Promise<RecentlyViewedItem[]> {
  const rows = await db
    .select()
    .from(recentlyViewed)
    .where(eq(recentlyViewed.customer_id, customerId))
    .orderBy(desc(recentlyViewed.viewed_at), desc(recentlyViewed.product_id));
  return (await withCards(db, rows, showing)).map(({ product, viewed_at, price_seen }) => ({
    product,
    viewed_at: viewed_at.toISOString(),
    price_seen,
  }));
}
