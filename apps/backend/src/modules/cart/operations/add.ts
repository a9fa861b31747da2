import type { CartAdditionResult } from "@sen/api";
import { cartAdditionsSchema, CART_PRODUCT_LIMIT, fitsInCart, highestQuantity } from "@sen/domain";
import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { type VariantPrice, variantPrices } from "../../catalogue/index.ts";
import { cartItems } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { say, type Locale, type MessageCode } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { lockCart, readCart } from "../cart.ts";

type Refusal = NonNullable<CartAdditionResult["message_code"]>;

const refusalMessages = {
  sold_out: "SOLD_OUT",
  not_enough_stock: "NOT_ENOUGH_STOCK",
  unavailable: "UNAVAILABLE",
  cart_full: "CART_FULL",
} as const satisfies Record<Refusal, MessageCode>;

/** Puts one line in, or all of a guest's cart. What is too much for stock or cart is left out and said line by line. Spec §9. */
export const addToCart: Operation<"addToCart"> = async (context) => {
  const { customer, db, clock, locale } = context;
  const { items } = checked(cartAdditionsSchema, context.body);
  const now = clock.now();
  const { added } = await changeOnce(context, "addToCart", async (tx) => {
    await lockCart(tx, customer);
    const variantIds = items.map(({ variant_id }) => variant_id);
    // What was taken out and is put in anew is a new line.
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
    const prices = await variantPrices(tx, variantIds, now);
    const taken = items.map((item) => {
      const price = prices.get(item.variant_id);
      const result = take(item, price, quantities);
      return { ...item, ...result, price };
    });

    const changed = new Map(
      taken.flatMap(({ variant_id, price, taken: pieces }) =>
        pieces > 0 && price ? [[variant_id, price] as const] : [],
      ),
    );
    const ids = new Map(present.map(({ variant_id, id }) => [variant_id, id]));
    if (changed.size > 0) {
      const rows = await tx
        .insert(cartItems)
        .values(
          [...changed].map(([variant_id, price]) => ({
            customer_id: customer.id,
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
      for (const row of rows) ids.set(row.variant_id, row.id);
    }
    return {
      added: taken.map(({ product_id, variant_id, quantity, taken: pieces, refusal, limit }) => ({
        product_id,
        variant_id,
        wanted: quantity,
        taken: pieces,
        cart_item_id: pieces > 0 ? (ids.get(variant_id) ?? null) : null,
        message_code: refusal,
        limit,
      })),
    };
  });
  const results = added.map(({ limit, ...result }): CartAdditionResult => ({
    ...result,
    message: refusalText(result.message_code, limit, locale),
  }));
  return ok({ results, cart: await readCart(db, customer, locale, now) });
};

interface Taken {
  taken: number;
  refusal: Refusal | null;
  /** The number that the refusal tells. */
  limit: number;
}

/** How much of one wanted line finds a place; `quantities` is the cart while it fills. */
function take(
  item: { product_id: number; variant_id: number; quantity: number },
  price: VariantPrice | undefined,
  quantities: Map<number, number>,
): Taken {
  const refuse = (refusal: Refusal, limit = 0): Taken => ({ taken: 0, refusal, limit });
  if (price?.product_id !== item.product_id) return refuse("unavailable");
  const highest = highestQuantity(price.stock);
  if (highest === 0) return refuse("sold_out");
  const present = quantities.get(item.variant_id) ?? 0;
  if (present === 0 && !fitsInCart(quantities.size)) return refuse("cart_full", CART_PRODUCT_LIMIT);
  const taken = Math.max(0, Math.min(item.quantity, highest - present));
  if (taken > 0) quantities.set(item.variant_id, present + taken);
  return { taken, refusal: taken < item.quantity ? "not_enough_stock" : null, limit: highest };
}

function refusalText(refusal: Refusal | null, limit: number, locale: Locale): string | null {
  return refusal === null ? null : say(refusalMessages[refusal], locale, { limit });
}
