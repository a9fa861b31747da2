import type { GatewayPayment } from "../../ports/payment-gateway.ts";
import type { PaymentRow } from "./payment-row.ts";

/** A payment as it is sent to the gateway. */
export const gatewayPayment = ({
  reference,
  amount,
  created_at,
}: Pick<PaymentRow, "reference" | "amount" | "created_at">): GatewayPayment => ({
  reference,
  amount,
  createdAt: created_at,
});
