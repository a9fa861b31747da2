import { OrderStatus } from "@sen/domain";
import { holdOrder } from "../../aftersales/hold.ts";
import { ok } from "../../http/envelope.ts";
import { notAllowedNow } from "../../http/errors.ts";
import type { Operation } from "../../http/operation.ts";
import { moveOrder } from "../../orders/move.ts";
import { offers, ownBundle, tellingOf } from "../../orders/own.ts";
import { changeOnce } from "../change-once.ts";
import { orderDetailOf } from "../../orders/telling/order.ts";

/** The customer has the goods: a delivered order is completed, unless a request about it is still open. */
export const confirmReceived: Operation<"confirmReceived"> = async (context) => {
  const { customer, params, db, clock } = context;
  const { id } = await changeOnce(context, "confirmReceived", async (tx) => {
    const order = await holdOrder(tx, customer, params.id);
    if (order.order_status === OrderStatus.delivered && !offers(order, "received")) {
      throw notAllowedNow("REQUEST_STILL_OPEN");
    }
    await moveOrder(tx, order, { order_status: OrderStatus.completed, actor: "customer" }, clock.now());
    return { id: order.id };
  });
  return ok(orderDetailOf(await ownBundle(db, customer, id), tellingOf(context)));
};
