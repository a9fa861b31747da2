import { CART_PRODUCT_LIMIT, CART_UNDO_MS, highestQuantity, nearestQuantity } from "@sen/domain";
import { and, count, eq, gt, inArray, isNull, ne } from "../../../database/drizzle.ts";
import { variantPrices } from "../../catalogue/index.ts";
import { cartItems } from "../../../database/schema/index.ts";
import type { Transaction } from "../../../database/connect.ts";
import { ok } from "../../../http/envelope.ts";
import { invalid } from "../../../errors/errors.ts";
import type { Operation, OperationContext } from "../../../http/operation.ts";
import { lockOwnRecords } from "../../customers/index.ts";
import { cartLinesOf, readCart } from "../cart.ts";
import { assertQuantity, readLines } from "../lines.ts";

/** The cart, grouped by shop, with each line's problem. */
export const listCart: Operation<"listCart"> = async ({ customer, db, clock, locale }) => {
  return ok(await readCart(db, customer, locale, clock.now()));
};

/** Changes the customer's cart in a transaction, and responds with the new cart. */
async function changeCart(
  { customer, db, clock, locale }: Pick<OperationContext<never>, "customer" | "db" | "clock" | "locale">,
  change: (tx: Transaction, now: Date) => Promise<void>,
) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockOwnRecords(tx, customer.id);
    await change(tx, now);
    return ok(await readCart(tx, customer, locale, now));
  });
}

/** Sets the absolute quantity of a line, and records today's price as seen. */
export const updateCartQuantity: Operation<"updateCartQuantity"> = (context) => {
  const { customer, params, body } = context;
  return changeCart(context, async (tx, now) => {
    const [line] = await readLines(tx, await cartLinesOf(tx, customer, [params.itemId]), now, customer.id);
    if (!line?.now) throw invalid("quantity", "UNAVAILABLE");
    assertQuantity(line, body.quantity);
    await tx
      .update(cartItems)
      .set({
        quantity: body.quantity,
        price_seen: line.price,
        in_deal_seen: line.now.deal !== null,
      })
      .where(eq(cartItems.id, params.itemId));
  });
};

/** Replaces a line's variant by another of the same product, and merges an existing line of that variant into it. */
export const changeCartVariant: Operation<"changeCartVariant"> = (context) => {
  const { customer, params, body } = context;
  return changeCart(context, async (tx, now) => {
    const [line] = await readLines(tx, await cartLinesOf(tx, customer, [params.itemId]), now, customer.id);
    const wanted = (await variantPrices(tx, [body.variant_id], now, customer.id)).get(body.variant_id);
    if (!wanted || wanted.product_id !== line?.goods.product_id) throw invalid("variant_id", "UNAVAILABLE");
    if (highestQuantity(wanted.stock) === 0) throw invalid("variant_id", "SOLD_OUT");
    const allowance = wanted.deal?.allowance ?? null;
    if (allowance?.left === 0) throw invalid("variant_id", "DEAL_LIMIT", { limit: allowance.most });
    // A variant has at most one row per cart, including removed lines.
    const [other] = await tx
      .delete(cartItems)
      .where(
        and(
          eq(cartItems.customer_id, customer.id),
          eq(cartItems.variant_id, body.variant_id),
          ne(cartItems.id, params.itemId),
        ),
      )
      .returning({ quantity: cartItems.quantity, removed_at: cartItems.removed_at });
    const joined = other?.removed_at === null ? other.quantity : 0;
    await tx
      .update(cartItems)
      .set({
        variant_id: body.variant_id,
        quantity: nearestQuantity(
          line.quantity + joined,
          Math.min(wanted.stock, allowance?.left ?? wanted.stock),
        ),
        price_seen: wanted.price_after_discount,
        in_deal_seen: wanted.deal !== null,
      })
      .where(eq(cartItems.id, params.itemId));
  });
};

/** Removes lines, ignoring those already gone. They can be restored for a while. */
export const deleteCartItems: Operation<"deleteCartItems"> = (context) => {
  return changeCart(context, async (tx, now) => {
    const own = eq(cartItems.customer_id, context.customer.id);
    await tx
      .update(cartItems)
      .set({ removed_at: now })
      .where(and(own, inArray(cartItems.id, context.query.ids), isNull(cartItems.removed_at)));
  });
};

/**
 * Restores removed lines with their quantity, position and the price that was seen. Lines that are in the cart, were added again or
 * bought meanwhile are skipped, so a repeated call does no harm.
 */
export const restoreCartItems: Operation<"restoreCartItems"> = (context) => {
  return changeCart(context, async (tx, now) => {
    const own = eq(cartItems.customer_id, context.customer.id);
    await tx
      .update(cartItems)
      .set({ removed_at: null })
      .where(and(own, inArray(cartItems.id, context.body.ids), gt(cartItems.removed_at, undoableSince(now))));
    const [present] = await tx
      .select({ lines: count() })
      .from(cartItems)
      .where(and(own, isNull(cartItems.removed_at)));
    if (present && present.lines > CART_PRODUCT_LIMIT) {
      throw invalid("ids", "CART_FULL", { limit: CART_PRODUCT_LIMIT });
    }
  });
};

/** Lines removed after this moment can be restored. */
const undoableSince = (now: Date): Date => new Date(now.getTime() - CART_UNDO_MS);
