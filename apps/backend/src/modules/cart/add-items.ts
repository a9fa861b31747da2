import { and, eq, inArray, isNotNull, isNull, sql } from "../../database/drizzle.ts";
import { CATALOGUE_ID_MAX, type CartRoom } from "@sen/domain";
import { type VariantPrice, variantPrices } from "../catalogue/index.ts";
import type { Transaction } from "../../database/connect.ts";
import { cartItems } from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";
import { lockOwnRecords } from "../customers/index.ts";

/** Pieces of one variant to put into the cart. */
export interface WantedPieces {
  product_id: number;
  variant_id: number;
  quantity: number;
}

/** Result of putting pieces into the cart: the rule's verdict, and the line that holds them. */
export type AddedItem<Wanted, Taking> = Wanted &
  Taking & {
    /** Null if the cart has none of it. */
    cart_item_id: number | null;
    /** Pieces now in the cart. */
    in_cart: number;
  };

/**
 * Adds lines to the customer's cart in order, as many pieces of each as the rule allows. Locks the cart until the transaction
 * ends.
 *
 * @param rule decides how many pieces of a line to add, given the room left
 */
export async function addItemsToCart<Wanted extends WantedPieces, Taking extends { taken: number }>(
  tx: Transaction,
  customer: Pick<Customer, "id">,
  wanted: readonly Wanted[],
  now: Date,
  rule: (line: Wanted, room: CartRoom) => Taking,
): Promise<AddedItem<Wanted, Taking>[]> {
  await lockOwnRecords(tx, customer.id);
  // A guest's cart may name ids that are none of the catalogue's.
  const variantIds = wanted.map(({ variant_id }) => variant_id).filter((id) => id <= CATALOGUE_ID_MAX);
  // Adding a variant that was removed creates a new line.
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.customer_id, customer.id),
        inArray(cartItems.variant_id, variantIds),
        isNotNull(cartItems.removed_at),
      ),
    );
  const present = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.customer_id, customer.id), isNull(cartItems.removed_at)));
  const quantities = new Map(present.map(({ variant_id, quantity }) => [variant_id, quantity]));
  const prices = await variantPrices(tx, variantIds, now, customer.id);
  const put = wanted.map((line) => {
    const found = prices.get(line.variant_id);
    const price = found?.product_id === line.product_id ? found : undefined;
    const room = {
      stock: price?.stock ?? null,
      deal: price?.deal?.allowance ?? null,
      present: quantities.get(line.variant_id) ?? 0,
      lines: quantities.size,
    };
    const taking = rule(line, room);
    if (taking.taken > 0) quantities.set(line.variant_id, room.present + taking.taken);
    return { line, taking, price };
  });
  const changed = new Map(
    put.flatMap(({ line, taking, price }) =>
      taking.taken > 0 && price ? [[line.variant_id, price] as const] : [],
    ),
  );
  const ids = new Map(present.map(({ variant_id, id }) => [variant_id, id]));
  for (const row of await store(tx, customer, changed, quantities, now)) ids.set(row.variant_id, row.id);
  return put.map(({ line, taking }) => ({
    ...line,
    ...taking,
    cart_item_id: ids.get(line.variant_id) ?? null,
    in_cart: quantities.get(line.variant_id) ?? 0,
  }));
}

/** Writes the changed lines, with their current prices as seen. */
async function store(
  tx: Transaction,
  { id: customer_id }: Pick<Customer, "id">,
  changed: ReadonlyMap<number, VariantPrice>,
  quantities: ReadonlyMap<number, number>,
  now: Date,
) {
  if (changed.size === 0) return [];
  return tx
    .insert(cartItems)
    .values(
      [...changed].map(([variant_id, price]) => ({
        customer_id,
        variant_id,
        quantity: quantities.get(variant_id) ?? 1,
        price_seen: price.price_after_discount,
        in_deal_seen: price.deal !== null,
        created_at: now,
        updated_at: now,
      })),
    )
    .onConflictDoUpdate({
      target: [cartItems.customer_id, cartItems.variant_id],
      set: {
        quantity: sql`excluded.quantity`,
        price_seen: sql`excluded.price_seen`,
        in_deal_seen: sql`excluded.in_deal_seen`,
        updated_at: now,
      },
    })
    .returning({ id: cartItems.id, variant_id: cartItems.variant_id });
}
