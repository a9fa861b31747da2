import { sql } from "drizzle-orm";
import { readCards } from "../../catalogue/cards.ts";
import { ok } from "../../http/envelope.ts";
import { notFound } from "../../http/errors.ts";
import type { Operation } from "../../http/operation.ts";

/** How many of the best sold are taken from each of category, shop and brand before they are compared. */
const CANDIDATES = 60;

/**
 * Products that customers also look at: most related are those of the same category at a similar price, then the same
 * brand or shop; among equals the best sold. Spec §7: filter `ec`, order 1.
 */
export const listRelatedProducts: Operation<"listRelatedProducts"> = async ({
  db,
  params,
  query,
  locale,
  clock,
}) => {
  const { rows } = await db.execute<{ id: number | null }>(sql`
    with this as (select * from products where id = ${params.id} and active),
    near as (
      (select p.id, p.category_id, p.tenant_id, p.maker_id, p.price_after_discount, p.stock, p.sold_count
        from this join products p on p.category_id = this.category_id
        where p.active order by p.sold_count desc, p.id desc limit ${CANDIDATES})
      union
      (select p.id, p.category_id, p.tenant_id, p.maker_id, p.price_after_discount, p.stock, p.sold_count
        from this join products p on p.tenant_id = this.tenant_id
        where p.active order by p.sold_count desc, p.id desc limit ${CANDIDATES})
      union
      (select p.id, p.category_id, p.tenant_id, p.maker_id, p.price_after_discount, p.stock, p.sold_count
        from this join products p on p.maker_id = this.maker_id
        where p.active order by p.sold_count desc, p.id desc limit ${CANDIDATES})
    )
    (select near.id
    from this join near on near.id <> this.id
    order by
      (near.stock > 0)::integer desc,
      4 * (near.category_id = this.category_id)::integer
        + 2 * (near.price_after_discount between this.price_after_discount / 2 and this.price_after_discount * 2)::integer
        + (near.maker_id = this.maker_id)::integer + (near.tenant_id = this.tenant_id)::integer desc,
      near.sold_count desc, near.id desc
    limit ${query.per_page ?? 12})
    union all
    select null from this`);
  if (rows.length === 0) throw notFound();
  const ids = rows.flatMap(({ id }) => id ?? []);
  return ok(await readCards(db, ids, { locale, now: clock.now() }));
};
