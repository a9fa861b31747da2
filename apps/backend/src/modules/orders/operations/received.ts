import { OrderStatus } from "@sen/domain";
import { lockOrder, moveOrder, offers } from "../../order-records/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { viewOrder } from "../view-order.ts";
import { changeOnce } from "../../idempotency/index.ts";

/** The customer confirms receipt: completes a delivered order, unless a request about it is still open. */
export const confirmReceived: Operation<"confirmReceived"> = async (context) => {
  const { customer, params, clock } = context;
  const { id } = await changeOnce(context, "confirmReceived", async (tx) => {
    const order = await lockOrder(tx, customer, params.id);
    if (order.order_status === OrderStatus.delivered && !offers(order, "received", clock.now())) {
      throw notAllowedNow("REQUEST_STILL_OPEN");
    }
    await moveOrder(tx, order, { order_status: OrderStatus.completed, actor: "customer" }, clock.now());
    return { id: order.id };
  });
  return ok(await viewOrder(context, id));
};
