import type { Transaction } from "../../database/connect.ts";
import { concurrentUpdate } from "../../database/unavailable.ts";
import type { ReadLine } from "../cart/index.ts";
import { lockGoods, moveStock, takeFromDeals } from "../catalogue/index.ts";

/**
 * Takes an order's pieces out of stock and out of the deals that set their prices.
 *
 * @throws DatabaseUnavailable if fewer are left than when the lines were read; the transaction then runs again and reads the stock anew
 */
export async function takeGoods(tx: Transaction, lines: readonly ReadLine[]): Promise<void> {
  const variants = lines.map(({ goods }) => goods.variant_id);
  const pieces = lines.map(({ goods, quantity }) => ({ ...goods, quantity }));
  const ofDeals = lines.flatMap(({ now, quantity }) => (now?.deal ? [{ ...now.deal, quantity }] : []));
  // The locks come first: a connection runs statements in the order they are sent.
  const [, isThere, gone] = await Promise.all([
    lockGoods(tx, variants),
    moveStock(tx, pieces, 1),
    takeFromDeals(tx, ofDeals),
  ]);
  if (!isThere) throw concurrentUpdate("pieces of a product");
  if (gone.length > 0) throw concurrentUpdate("pieces of a deal");
}
