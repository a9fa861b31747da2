import type { Order, PaymentChoice, PaymentOutcome, PlacedOrder } from "@sen/api";
import { awaitsPayment, PaymentMethod, PaymentStatus, type PaymentGatewayId } from "@sen/domain";

/** How placing or paying ended, as the result page shows it. */
export interface PaymentResult {
  /**
   * Placed with cash on delivery; or online: paid, not paid yet, asked about again because the gateway could not say, held by the gateway for
   * review, failed.
   */
  outcome: "placed" | "paid" | "pending" | "checking" | "review" | "failed";
  /** One order a shop. */
  orders: readonly ResultOrder[];
  /** An order by which all that wait can be paid now; null where nothing is to be paid. */
  toPay: PayableResult | null;
  /** The gateways to choose among when it is paid again, where there are several. */
  gateways?: PaymentChoice[];
  /** The gateway that it was to be paid at. */
  gateway?: PaymentGatewayId | null;
}

/** An order of the payment, as its row shows it. */
export type ResultOrder = Pick<PlacedOrder, "id" | "code" | "tenant_name" | "order_tenant_final"> &
  Pick<Order, "expected_delivery" | "delivery_type">;

/** What of an order its payment is made from. */
export type PayableResult = Pick<
  Order,
  "id" | "code" | "order_tenant_final" | "paid_together" | "payment_status" | "payment_deadline"
>;

const outcomeOf = {
  [PaymentStatus.pending]: "pending",
  [PaymentStatus.complete]: "paid",
  [PaymentStatus.failed]: "failed",
} as const;

/** The result of a payment that was asked for. An order that is paid on delivery has nothing to wait for. */
export function resultOfPayment(payment: PaymentOutcome): PaymentResult {
  const { payment_status, undecided, payment_gateway: gateway, payment_methods, orders } = payment;
  const gateways = payment_methods.filter(({ id }) => id === PaymentMethod.online);
  const onDelivery = orders.every(({ payment_method }) => payment_method === PaymentMethod.cod);
  return {
    outcome: onDelivery ? "placed" : (undecided ?? outcomeOf[payment_status]),
    ...(gateways.length > 1 && { gateways, gateway }),
    orders,
    // What may have been taken already is not paid twice.
    toPay: undecided === null ? (orders.find(awaitsPayment) ?? null) : null,
  };
}
