import { DEFAULT_PAGE_SIZE } from "@sen/domain";
import { sql } from "../../../../database/drizzle.ts";
import { cardsOf } from "../../cards.ts";
import { pIsOnSale } from "../../on-sale.ts";
import type { Queryable } from "../../../../database/connect.ts";
import { ok } from "../../../../http/envelope.ts";
import { notFound } from "../../../../errors/errors.ts";
import type { Operation } from "../../../../http/operation.ts";

/** Number of best sellers compared from each of category, shop and brand. */
const CANDIDATES = 60;

const columns = sql.raw(
  "p.id, p.category_id, p.tenant_id, p.maker_id, p.price_after_discount, p.stock, p.sold_count",
);
/** Best sellers that share a column with this product. An index returns them in order, so that each query reads only what it returns. */
const bestSoldBy = (column: "category_id" | "tenant_id" | "maker_id") => {
  const name = sql.raw(column);
  return sql`(select ${columns} from products p where p.${name} = (select ${name} from this) and ${pIsOnSale}
    order by p.sold_count desc, p.id desc limit ${sql.raw(String(CANDIDATES))})`;
};

/** The related products as a table (id, place), most related first. */
const related = sql`(
  with this as (select p.* from products p where p.id = ${sql.placeholder("id")} and ${pIsOnSale}),
  near as (${bestSoldBy("category_id")} union ${bestSoldBy("tenant_id")} union ${bestSoldBy("maker_id")})
  select near.id, row_number() over (
    order by
      (near.stock > 0)::integer desc,
      4 * (near.category_id = this.category_id)::integer
        + 2 * (near.price_after_discount between this.price_after_discount / 2 and this.price_after_discount * 2)::integer
        + (near.maker_id = this.maker_id)::integer + (near.tenant_id = this.tenant_id)::integer desc,
      near.sold_count desc, near.id desc
  ) as place
  from this join near on near.id <> this.id
  order by place
  limit ${sql.placeholder("limit")}::integer
) as wanted`;

const relatedCards = cardsOf("related_cards", related);

/**
 * Related products, those in stock first: most related are products of the same category at a similar price, then of the same
 * brand or shop; ties go to the best-selling. Spec §7: filter `ec`, order 1.
 */
export const listRelatedProducts: Operation<"listRelatedProducts"> = async ({
  db,
  params,
  query,
  locale,
  clock,
}) => {
  const values = { id: params.id, limit: query.per_page ?? DEFAULT_PAGE_SIZE };
  const cards = await relatedCards(db, values, { locale, now: clock.now() });
  if (cards.length === 0 && !(await isSold(db, params.id))) throw notFound();
  return ok(cards);
};

async function isSold(db: Queryable, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from products p where p.id = ${id} and ${pIsOnSale}`);
  return rowCount === 1;
}
