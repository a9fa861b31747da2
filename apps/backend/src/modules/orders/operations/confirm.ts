import { PaymentMethod } from "@sen/domain";
import { and, eq, type SQL } from "drizzle-orm";
import { orders, payments } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { type OrderRow, ownOrder, readOrders } from "../../order-records/index.ts";
import { settlePayment } from "../../payments/index.ts";

/** How the payment of an order ended, asked when the customer comes back from its page; every order that it pays is settled. May be asked again. */
export const confirmOrder: Operation<"confirmOrder"> = async (context) => {
  const { customer, params, db, clock, locale } = context;
  const asked = await ownOrder(db, customer, params.id);
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, asked.payment_id ?? 0));
  if (payment?.method === PaymentMethod.online) await settlePayment(context, payment);
  const order = await ownOrder(db, customer, params.id);
  return ok({
    payment_status: order.payment_status,
    orders: await readOrders(
      db,
      and(eq(orders.customer_id, customer.id), paidWith(order)),
      { locale, now: clock.now() },
      { limit: 20 },
    ),
  });
};

/** The orders of one payment; of cash, those that were placed together. */
function paidWith(order: OrderRow): SQL {
  if (order.payment_method === PaymentMethod.online && order.payment_id !== null) {
    return eq(orders.payment_id, order.payment_id);
  }
  return order.checkout_id === null ? eq(orders.id, order.id) : eq(orders.checkout_id, order.checkout_id);
}
