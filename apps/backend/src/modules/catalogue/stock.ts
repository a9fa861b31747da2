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

const move = statement<{ moved: number }>(
  "pieces_of_goods",
  sql`
    with shelves as (
      update ${variants} v set stock = v.stock - moved.quantity
      from unnest(${listed("variants")}, ${listed("ofVariants")}) as moved (id, quantity)
      where v.id = moved.id and v.stock >= moved.quantity
      returning v.id
    ), sums as (
      update ${products} p set stock = greatest(0, p.stock - moved.quantity)
      from unnest(${listed("products")}, ${listed("ofProducts")}) as moved (id, quantity) where p.id = moved.id
    )
    select count(*)::integer as moved from shelves`,
);

/**
 * Takes pieces out of stock (or, with -1, puts them back). The rows must be locked. Returns false if some were missing; the
 * transaction must then be rolled back.
 */
export async function moveStock(tx: Transaction, pieces: readonly Pieces[], sign: 1 | -1): Promise<boolean> {
  if (pieces.length === 0) return true;
  const [ofVariants, ofProducts] = [summed(pieces, "variant_id", sign), summed(pieces, "product_id", sign)];
  const [row] = await move(tx, {
    variants: [...ofVariants.keys()],
    ofVariants: [...ofVariants.values()],
    products: [...ofProducts.keys()],
    ofProducts: [...ofProducts.values()],
  });
  return row?.moved === ofVariants.size;
}

/** Signed sum of pieces per variant or product. */
function summed(
  pieces: readonly Pieces[],
  of: "variant_id" | "product_id",
  sign: 1 | -1,
): Map<number, number> {
  const sums = new Map<number, number>();
  for (const piece of pieces) sums.set(piece[of], (sums.get(piece[of]) ?? 0) + sign * piece.quantity);
  return sums;
}
