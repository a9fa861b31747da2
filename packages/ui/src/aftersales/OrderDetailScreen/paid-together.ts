import type { OrderDetail } from "@sen/api";

/** The other orders of the same payment by their codes, and what all of them cost together; null when it is paid alone. */
export function paidTogether({
  paid_together,
  order_tenant_final,
}: Pick<OrderDetail, "paid_together" | "order_tenant_final">): { codes: string; amount: number } | null {
  if (paid_together.length === 0) return null;
  return {
    codes: paid_together.map(({ code }) => code).join(", "),
    amount: paid_together.reduce((sum, other) => sum + other.order_tenant_final, order_tenant_final),
  };
}
