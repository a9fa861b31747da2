import type { CartAdditionResult } from "@sen/api";
import { cartAddition } from "@sen/domain";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { readCart } from "../cart.ts";
import { cartRefusalText } from "../cart-refusal.ts";
import { addItemsToCart } from "../add-items.ts";

/** Adds one line, or all of a guest's cart. Pieces beyond stock or cart limits are left out and reported per line. Spec §9. */
export const addToCart: Operation<"addToCart"> = async (context) => {
  const { customer, body, db, clock, locale } = context;
  const now = clock.now();
  const { added } = await changeOnce(context, "addToCart", async (tx) => {
    const put = await addItemsToCart(tx, customer, body.items, now, ({ quantity }, room) =>
      cartAddition(quantity, room),
    );
    return {
      added: put.map(({ product_id, variant_id, quantity, taken, refusal, limit, cart_item_id }) => ({
        product_id,
        variant_id,
        wanted: quantity,
        taken,
        cart_item_id: taken > 0 ? cart_item_id : null,
        message_code: refusal,
        limit,
      })),
    };
  });
  const results = added.map(({ limit, ...result }): CartAdditionResult => ({
    ...result,
    message: cartRefusalText(result.message_code, limit, locale),
  }));
  const reasons = new Set(results.flatMap(({ message }) => message ?? []));
  return ok({ results, cart: await readCart(db, customer, locale, now) }, [...reasons].join("\n"));
};
