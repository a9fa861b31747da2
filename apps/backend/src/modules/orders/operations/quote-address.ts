import { offers, ownOrder } from "../../order-records/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { addressPrice, quoteAddress } from "../address-price.ts";

/** What an order would cost at another address, or why it cannot be delivered there. Changes nothing. */
export const quoteOrderAddress: Operation<"quoteOrderAddress"> = async (context) => {
  const { customer, params, query, db, carrier, clock } = context;
  const order = await ownOrder(db, customer, params.id);
  if (!offers(order, "change_address", clock.now())) throw notAllowedNow("ADDRESS_NOT_CHANGEABLE");
  await quoteAddress(context, order, query);
  const { price, difference, refusal } = await addressPrice(db, carrier, order, query, clock.now());
  return ok({ ...price, delivery_fee_before: order.delivery_fee, difference, refusal });
};
