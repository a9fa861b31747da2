import type { PaymentOutcome } from "@sen/api";
import { awaitsPayment, PaymentMethod, PaymentStatus } from "@sen/domain";
import { and, eq, type SQL } from "../../../database/drizzle.ts";
import { orders } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { type OrderRow, ownOrder, readOrders } from "../../order-records/index.ts";
import { paymentChoices, paymentOf, type PaymentRow, trySettlePayment } from "../../payments/index.ts";

/** Settles an order's payment when the customer returns from the payment page, and returns the outcome with all its orders. May be called again. */
export const confirmOrder: Operation<"confirmOrder"> = async (context) => {
  const { customer, params, db, clock, locale } = context;
  const asked = await ownOrder(db, customer, params.id);
  const payment = await paymentOf(db, asked);
  const isHeard = payment?.method !== PaymentMethod.online || (await trySettlePayment(context, payment));
  const order = await ownOrder(db, customer, params.id);
  const present = await paymentOf(db, order);
  const together = await readOrders(
    db,
    and(eq(orders.customer_id, customer.id), paidWith(order)),
    { locale, now: clock.now() },
    { limit: 20 },
  );
  return ok({
    payment_status: order.payment_status,
    undecided: undecidedOf(present, isHeard),
    payment_gateway: present?.gateway ?? null,
    payment_methods: paymentChoices(context, together.filter(awaitsPayment)),
    orders: together,
  });
};

/** Why a payment is undecided: the gateway holds it for review, or could not be asked. Null if it is decided. */
function undecidedOf(payment: PaymentRow | undefined, isHeard: boolean): PaymentOutcome["undecided"] {
  if (payment?.method !== PaymentMethod.online || payment.status !== PaymentStatus.pending) return null;
  if (payment.outcome === "review") return "review";
  return isHeard && payment.outcome !== "unknown" ? null : "checking";
}

/** The orders of one payment. With cash, the orders that were placed together. */
function paidWith(order: OrderRow): SQL {
  if (order.payment_method === PaymentMethod.online && order.payment_id !== null) {
    return eq(orders.payment_id, order.payment_id);
  }
  return order.checkout_id === null ? eq(orders.id, order.id) : eq(orders.checkout_id, order.checkout_id);
}
