import { offers, ownOrder } from "../../order-records/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { addressPrice } from "../address-price.ts";

/** What an order would cost somewhere else, and why it could not go there. Changes nothing. */
export const quoteOrderAddress: Operation<"quoteOrderAddress"> = async (context) => {
  const { customer, params, query, db, clock } = context;
  const order = await ownOrder(db, customer, params.id);
  if (!offers(order, "change_address", clock.now())) throw notAllowedNow("ADDRESS_NOT_CHANGEABLE");
  const { price, difference, refusal } = await addressPrice(db, order, query.province_id, clock.now());
  return ok({ ...price, delivery_fee_before: order.delivery_fee, difference, refusal });
};
