import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { listed, statement } from "../../database/prepared.ts";
import { products, variants } from "../../database/schema/index.ts";

/** Pieces of a variant. */
export interface Pieces {
  variant_id: number;
  product_id: number;
  quantity: number;
}

// All variants are locked before the first product, because the array is complete before the outer query uses it.
const lock = statement(
  "locks_of_goods",
  sql`
    with shelves as (
      select v.product_id from ${variants} v where v.id = any(${listed("variants")}) order by v.id for no key update
    )
    select from ${products} p where p.id = any(array(select product_id from shelves))
    order by p.id for no key update`,
);

/**
 * Locks variants and their products, each by ascending id. Call it before every change of stock: a fixed lock order prevents
 * deadlocks.
 */
export async function lockGoods(tx: Transaction, variantIds: readonly number[]): Promise<void> {
  if (variantIds.length === 0) return;
  await lock(tx, { variants: [...new Set(variantIds)] });
}

const move = statement<{ is_whole: boolean }>(
  "pieces_of_goods",
  sql`
    with pieces as (
      select * from unnest(${listed("variants")}, ${listed("products")}, ${listed("quantities")})
        as piece (variant_id, product_id, quantity)
    ), wanted as (
      select variant_id, sum(quantity)::integer as quantity from pieces group by 1
    ), shelves as (
      update ${variants} v set stock = v.stock - wanted.quantity from wanted
      where v.id = wanted.variant_id and v.stock >= wanted.quantity
      returning v.id
    ), sums as (
      update ${products} p set stock = greatest(0, p.stock - moved.quantity)
      from (select product_id, sum(quantity)::integer as quantity from pieces group by 1) as moved
      where p.id = moved.product_id
    )
    select (select count(*) from shelves) = (select count(*) from wanted) as is_whole`,
);

/**
 * Takes pieces out of stock (or, with -1, puts them back). The rows must be locked. Returns false if some were missing; the
 * transaction must then be rolled back.
 */
export async function moveStock(tx: Transaction, pieces: readonly Pieces[], sign: 1 | -1): Promise<boolean> {
  if (pieces.length === 0) return true;
  const [row] = await move(tx, {
    variants: pieces.map(({ variant_id }) => variant_id),
    products: pieces.map(({ product_id }) => product_id),
    quantities: pieces.map(({ quantity }) => sign * quantity),
  });
  return row?.is_whole === true;
}
