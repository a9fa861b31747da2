import { eq } from "@sen/backend/database/drizzle";
import { orders, payments } from "@sen/backend/database/schema/index";
import { gatewayPayment, settlePayment } from "@sen/backend/modules/payments/index";
import { servicesOf, type OperatorContext } from "@sen/backend/operator/operator-context";

/** Pays an order on the simulated gateway's page, or has the payment declined there. */
export async function decidePayment(
  context: OperatorContext,
  order: number,
  outcome: "paid" | "declined",
): Promise<void> {
  const { db, now, paymentGateways } = context;
  const [paying] = await db
    .select({ payment: payments, code: orders.code })
    .from(orders)
    .innerJoin(payments, eq(payments.id, orders.payment_id))
    .where(eq(orders.id, order));
  const gateway = paymentGateways.all.find(({ simulation }) => simulation !== null);
  if (!paying || !gateway?.simulation) throw new RangeError("There is no payment to decide here");
  const { payment, code } = paying;
  await gateway.open({
    ...gatewayPayment(payment),
    description: code,
    locale: "vi",
    returnUrl: context.config.storefrontUrl,
    expiresAt: now,
    clientAddress: null,
    paymentUrl: null,
  });
  await gateway.simulation.decidePayment(payment.reference, outcome, now);
  await settlePayment(servicesOf(context), payment);
}
