import { asc, inArray, sql, type SQL, type SQLWrapper } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { products, variants } from "../../database/schema/index.ts";

/** Pieces of a variant. */
export interface Pieces {
  variant_id: number;
  product_id: number;
  quantity: number;
}

/**
 * Locks variants and their products, each by ascending id. Every change of stock calls this first: a fixed order of locks
 * prevents deadlocks.
 */
export async function lockGoods(tx: Transaction, variantIds: readonly number[] | SQLWrapper): Promise<void> {
  const isQuery = "getSQL" in variantIds;
  if (!isQuery && variantIds.length === 0) return;
  const rows = await tx
    .select({ product_id: variants.product_id })
    .from(variants)
    .where(isQuery ? inArray(variants.id, variantIds) : inArray(variants.id, [...variantIds]))
    .orderBy(asc(variants.id))
    .for("no key update");
  await tx
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.id,
        rows.map(({ product_id }) => product_id),
      ),
    )
    .orderBy(asc(products.id))
    .for("no key update");
}

/** Takes pieces out of the stock (or, with -1, puts them back). The rows are locked, and the caller has seen that they suffice. */
export async function moveStock(tx: Transaction, pieces: readonly Pieces[], sign: 1 | -1): Promise<void> {
  if (pieces.length === 0) return;
  await tx.execute(sql`
    with shelves as (
      update ${variants} v set stock = v.stock - moved.quantity
      from ${summed(pieces, "variant_id", sign)} where v.id = moved.id
    )
    update ${products} p set stock = greatest(0, p.stock - moved.quantity)
    from ${summed(pieces, "product_id", sign)} where p.id = moved.id`);
}

/** The pieces of each variant or product as the table `moved` (id, quantity). */
function summed(pieces: readonly Pieces[], of: "variant_id" | "product_id", sign: 1 | -1): SQL {
  const sums = new Map<number, number>();
  for (const piece of pieces) sums.set(piece[of], (sums.get(piece[of]) ?? 0) + sign * piece.quantity);
  return sql`unnest(
    ${sql.param([...sums.keys()])}::integer[], ${sql.param([...sums.values()])}::integer[]
  ) as moved (id, quantity)`;
}
