import { ok } from "../../../http/envelope.ts";
import { invalid, notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import type { Locale } from "../../../texts/messages.ts";
import { assertQuantity, cartLinesOf, readLines } from "../../cart/index.ts";
import { withIdempotencyKey } from "../../idempotency/index.ts";
import { readChosenCoupons } from "../../coupons/index.ts";
import { openCheckout, prepareCheckout } from "../prepare.ts";
import { viewCheckout } from "../presenter.ts";
import { type CheckoutRow, refreshCheckoutQuotes, reviewWithBestCoupons } from "../review.ts";

/** Prepares a checkout of selected cart lines. The cart stays unchanged until the order is placed. */
export const checkout: Operation<"checkout"> = async (context) => {
  const { customer, body, db, clock } = context;
  const { item_ids, coupon_ids } = body;
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    const wanted = await cartLinesOf(tx, customer, item_ids);
    if (coupon_ids) await readChosenCoupons(tx, customer.id, coupon_ids);
    const lines = (await readLines(tx, wanted, now, customer.id)).map((line) => ({
      ...line,
      tenant_id: line.goods.tenant_id,
    }));
    return prepareCheckout(tx, customer, { source: "cart", lines, coupon_ids }, now);
  });
  return shown(context, row);
};

/** The checkout with current prices, stock and fees, and the best coupons unless the customer chose some. */
async function shown(
  context: Parameters<typeof refreshCheckoutQuotes>[0] &
    Parameters<typeof viewCheckout>[0] & { locale: Locale },
  row: CheckoutRow,
) {
  await refreshCheckoutQuotes(context, row);
  const now = context.clock.now();
  const review = await reviewWithBestCoupons(context, row, now);
  return ok(await viewCheckout(context, review, context.locale, now));
}

/** Prepares a checkout of one product, leaving the cart alone. The same idempotency key returns the same checkout. */
export const createOrderNow: Operation<"createOrderNow"> = async (context) => {
  const { customer, headers, body, db, clock } = context;
  const { product_id, variant_id, quantity } = body;
  const now = clock.now();
  const request = { operation: "createOrderNow", key: headers["idempotency-key"], body };
  const { id } = await withIdempotencyKey(context, request, (once) =>
    once(async (tx) => {
      const unseen = { cart_item_id: null, price_seen: 0, in_deal_seen: false };
      const [line] = await readLines(tx, [{ variant_id, quantity, ...unseen }], now, customer.id);
      if (line?.goods.product_id !== product_id) throw notFound();
      if (line.now === null) throw invalid("variant_id", "UNAVAILABLE");
      assertQuantity(line, quantity);
      const seen = {
        ...line,
        price_seen: line.price,
        in_deal_seen: line.now.deal !== null,
        tenant_id: line.goods.tenant_id,
      };
      return prepareCheckout(tx, customer, { source: "now", lines: [seen] }, now);
    }),
  );
  return shown(context, await openCheckout(db, customer, id, now));
};

/** The checkout with current prices and stock. */
export const getCheckout: Operation<"getCheckout"> = async (context) => {
  const { customer, params, db, clock } = context;
  return shown(context, await openCheckout(db, customer, params.id, clock.now()));
};
