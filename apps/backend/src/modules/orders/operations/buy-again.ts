import type { BuyAgainLine } from "@sen/api";
import { buyLineAgain, offersBuyAgain } from "@sen/domain";
import { asc, eq } from "../../../database/drizzle.ts";
import { orderItems, tenants } from "../../../database/schema/index.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { goodsNames } from "../../../texts/goods-names.ts";
import { cartRefusalText, addItemsToCart, readCart } from "../../cart/index.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { ownOrder } from "../../order-records/index.ts";

/** Adds an order's items to the cart if they are still sold, and reports for each line what was refused and why. */
export const buyAgain: Operation<"buyAgain"> = async (context) => {
  const { customer, params, db, clock, locale } = context;
  const now = clock.now();
  const order = await ownOrder(db, customer, params.id);
  if (!offersBuyAgain(order)) throw notAllowedNow("BUY_AGAIN_LATER");
  const ordered = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, order.id))
    .orderBy(asc(orderItems.id));
  const { put } = await changeOnce(context, "buyAgain", async (tx) => {
    const [shop] = await tx
      .select({ active: tenants.active })
      .from(tenants)
      .where(eq(tenants.id, order.tenant_id));
    const wanted = ordered.map(({ product_id, variant_id, quantity }) => ({
      product_id,
      variant_id,
      quantity,
    }));
    return {
      put: await addItemsToCart(tx, customer, wanted, now, ({ quantity }, room) =>
        buyLineAgain(quantity, room, shop?.active ?? false),
      ),
    };
  });
  const became = new Map(put.map((line) => [line.variant_id, line]));
  const lines = ordered.flatMap((item): BuyAgainLine[] => {
    const line = became.get(item.variant_id);
    if (!line) return [];
    return [
      {
        ...goodsNames(item, locale),
        wanted: line.quantity,
        in_cart: line.in_cart,
        cart_item_id: line.cart_item_id,
        message_code: line.refusal,
        message: cartRefusalText(line.refusal, line.limit, locale),
      },
    ];
  });
  return ok({ lines, cart: await readCart(db, customer, locale, now) });
};
