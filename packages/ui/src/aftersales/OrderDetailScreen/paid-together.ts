import type { OrderDetail } from "@sen/api";
import { paymentDue } from "@sen/domain";

/** The other orders of the same payment by their codes, and what all of them cost together; null when it is paid alone. */
export function paidTogether(
  order: Pick<OrderDetail, "paid_together" | "order_tenant_final">,
): { codes: string; amount: number } | null {
  if (order.paid_together.length === 0) return null;
  return {
    codes: order.paid_together.map(({ code }) => code).join(", "),
    amount: paymentDue(order).amount,
  };
}
