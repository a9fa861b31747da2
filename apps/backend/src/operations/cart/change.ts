import { refuseQuantity } from "@sen/domain";
import { and, eq, inArray } from "drizzle-orm";
import { cartItems } from "../../database/schema/index.ts";
import { ok } from "../../http/envelope.ts";
import { invalid } from "../../http/errors.ts";
import type { Operation } from "../../http/operation.ts";
import { releaseLapsed } from "../orders/lapse.ts";
import { cartLinesOf, holdCart, readCart } from "./cart.ts";
import { readLines } from "./lines.ts";

/** The cart, grouped by shop, with what is wrong at each line. */
export const listCart: Operation<"listCart"> = async ({ customer, db, clock, locale }) => {
  return ok(await readCart(db, customer, locale, clock.now()));
};

/** Sets the absolute quantity of a line. The customer saw today's price when doing so. */
export const updateCartQuantity: Operation<"updateCartQuantity"> = async (context) => {
  const { customer, params, body, db, clock, locale } = context;
  await releaseLapsed(context);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await holdCart(tx, customer);
    const [line] = await readLines(tx, await cartLinesOf(tx, customer, [params.itemId]), now);
    if (!line?.now) throw invalid("quantity", "UNAVAILABLE");
    const refusal = refuseQuantity(body.quantity, line.stock);
    if (refusal !== null) {
      throw invalid("quantity", refusal === "OUT_OF_STOCK" ? "SOLD_OUT" : "NOT_ENOUGH_STOCK", {
        limit: line.stock,
      });
    }
    await tx
      .update(cartItems)
      .set({
        quantity: body.quantity,
        price_seen: line.price,
        in_deal_seen: line.now.deal !== null,
      })
      .where(eq(cartItems.id, params.itemId));
    return ok(await readCart(tx, customer, locale, now));
  });
};

/** Takes lines out; those that are gone already are passed over. */
export const deleteCartItems: Operation<"deleteCartItems"> = async ({
  customer,
  query,
  db,
  clock,
  locale,
}) => {
  await db
    .delete(cartItems)
    .where(and(eq(cartItems.customer_id, customer.id), inArray(cartItems.id, query.ids)));
  return ok(await readCart(db, customer, locale, clock.now()));
};
