import type { PaymentOutcome } from "@sen/api";
import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { and, eq, type SQL } from "../../../database/drizzle.ts";
import type { Database } from "../../../database/connect.ts";
import { orders, payments } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { type OrderRow, ownOrder, readOrders } from "../../order-records/index.ts";
import { paymentChoices, type PaymentRow, trySettlePayment } from "../../payments/index.ts";

/** How the payment of an order ended, asked when the customer comes back from its page; every order that it pays is settled. May be asked again. */
export const confirmOrder: Operation<"confirmOrder"> = async (context) => {
  const { customer, params, db, clock, locale, paymentGateways } = context;
  const asked = await ownOrder(db, customer, params.id);
  const payment = await paymentOf(db, asked);
  const isHeard = payment?.method !== PaymentMethod.online || (await trySettlePayment(context, payment));
  const order = await ownOrder(db, customer, params.id);
  const present = await paymentOf(db, order);
  return ok({
    payment_status: order.payment_status,
    undecided: undecidedOf(present, isHeard),
    payment_gateway: present?.gateway ?? null,
    payment_methods: paymentChoices(paymentGateways, present?.amount ?? 0, locale),
    orders: await readOrders(
      db,
      and(eq(orders.customer_id, customer.id), paidWith(order)),
      { locale, now: clock.now() },
      { limit: 20 },
    ),
  });
};

async function paymentOf(db: Database, order: OrderRow): Promise<PaymentRow | undefined> {
  const [payment] = await db
    .select()
    .from(payments)
    .where(eq(payments.id, order.payment_id ?? 0));
  return payment;
}

/** What keeps a payment from being decided: the gateway holds it, or could not say. Null where nothing does. */
function undecidedOf(payment: PaymentRow | undefined, isHeard: boolean): PaymentOutcome["undecided"] {
  if (payment?.method !== PaymentMethod.online || payment.status !== PaymentStatus.pending) return null;
  if (payment.outcome === "review") return "review";
  return isHeard && payment.outcome !== "unknown" ? null : "checking";
}

/** The orders of one payment; of cash, those that were placed together. */
function paidWith(order: OrderRow): SQL {
  if (order.payment_method === PaymentMethod.online && order.payment_id !== null) {
    return eq(orders.payment_id, order.payment_id);
  }
  return order.checkout_id === null ? eq(orders.id, order.id) : eq(orders.checkout_id, order.checkout_id);
}
