import type { Order, PaymentChoice, PaymentOutcome, PlacedOrder } from "@sen/api";
import { offersAction, PaymentMethod, PaymentStatus, type PaymentGatewayId } from "@sen/domain";

/** How placing or paying ended, as the result page shows it. */
export interface PaymentResult {
  /**
   * Placed with cash on delivery; or online: paid, not paid yet, asked about again because the gateway could not say, held by the gateway for
   * review, failed.
   */
  outcome: "placed" | "paid" | "pending" | "checking" | "review" | "failed";
  /** One order a shop. */
  orders: readonly ResultOrder[];
  /** The gateways to choose among when it is paid again, where there are several. */
  gateways?: PaymentChoice[];
  /** The gateway that it was to be paid at. */
  gateway?: PaymentGatewayId | null;
}

export interface ResultOrder extends Pick<PlacedOrder, "id" | "code" | "tenant_name" | "order_tenant_final"> {
  /** Whether it can be paid again now. */
  payable: boolean;
}

const outcomeOf = {
  [PaymentStatus.pending]: "pending",
  [PaymentStatus.complete]: "paid",
  [PaymentStatus.failed]: "failed",
} as const;

/** The result of a payment that was asked for. An order that is paid on delivery has nothing to wait for. */
export function resultOfPayment({
  payment_status,
  undecided,
  payment_gateway: gateway,
  payment_methods,
  orders,
}: PaymentOutcome): PaymentResult {
  const gateways = payment_methods.filter(({ id }) => id === PaymentMethod.online);
  const onDelivery = orders.every(({ payment_method }) => payment_method === PaymentMethod.cod);
  return {
    outcome: onDelivery ? "placed" : (undecided ?? outcomeOf[payment_status]),
    ...(gateways.length > 1 && { gateways, gateway }),
    orders: orders.map((order) => ({
      id: order.id,
      code: order.code,
      tenant_name: order.tenant_name,
      order_tenant_final: order.order_tenant_final,
      // What may have been taken already is not paid twice.
      payable: undecided === null && canPayAgain(order),
    })),
  };
}

/** A list knows nothing of the invoice, which does not matter to paying. */
const canPayAgain = (order: Order) => offersAction({ ...order, vat_invoice: null }, "re_checkout");
