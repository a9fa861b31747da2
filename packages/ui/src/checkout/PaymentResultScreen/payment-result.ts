import type { Order, PaymentChoice, PaymentOutcome, PlacedOrder } from "@sen/api";
import { awaitsPayment, OrderStatus, PaymentMethod, PaymentStatus, type PaymentGatewayId } from "@sen/domain";

/** The result of placing or paying an order, as the result page shows it. */
export interface PaymentResult {
  /** `placed`: cash on delivery. `pending`: not paid yet. `checking`: the gateway did not know. `review`: under review by the gateway. */
  outcome: "placed" | "paid" | "pending" | "checking" | "review" | "failed" | "cancelled";
  /** One order per shop. */
  orders: readonly ResultOrder[];
  /** An order through which all unpaid orders of the payment can be paid; null if there is nothing to pay. */
  toPay: PayableResult | null;
  /** The gateways to choose from when paying again, if there are several. */
  gateways?: PaymentChoice[];
  /** The gateway of the last payment. */
  gateway?: PaymentGatewayId | null;
}

/** The fields of an order that its row shows. */
export type ResultOrder = Pick<PlacedOrder, "id" | "code" | "tenant_name" | "order_tenant_final"> &
  Pick<Order, "expected_delivery" | "delivery_type">;

/** The fields of an order that paying needs. */
export type PayableResult = Pick<
  Order,
  "id" | "code" | "order_tenant_final" | "paid_together" | "payment_status" | "payment_deadline"
>;

const outcomeOf = {
  [PaymentStatus.pending]: "pending",
  [PaymentStatus.complete]: "paid",
  [PaymentStatus.failed]: "failed",
} as const;

/** The result page's data for a payment. Cash on delivery has no payment to wait for. */
export function resultOfPayment(payment: PaymentOutcome): PaymentResult {
  const { payment_status, undecided, payment_gateway: gateway, payment_methods, orders } = payment;
  const gateways = payment_methods.filter(({ id }) => id === PaymentMethod.online);
  const onDelivery = orders.every(({ payment_method }) => payment_method === PaymentMethod.cod);
  const isCancelled = orders.every(({ order_status }) => order_status === OrderStatus.cancelled);
  const settled = onDelivery ? "placed" : outcomeOf[payment_status];
  return {
    outcome: undecided ?? (isCancelled ? "cancelled" : settled),
    ...(gateways.length > 1 && { gateways, gateway }),
    orders,
    // While undecided, the money may already have been taken, so do not offer to pay again.
    toPay: undecided === null ? (orders.find(awaitsPayment) ?? null) : null,
  };
}
