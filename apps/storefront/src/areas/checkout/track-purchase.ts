import type { PaymentOutcome } from "@sen/api";
import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { persistedText } from "../../core/persisted.ts";
import { trackItems } from "../../shell/data-layer.ts";

const toldOrders = persistedText("purchases-told", { in: "tab" });

/**
 * Tells the data layer of orders that are bought: placed with cash on delivery, or paid. An order is told once a tab,
 * however often its result page is opened.
 */
export function trackPurchase({ orders, payment_status }: PaymentOutcome): void {
  const told = new Set((toldOrders.read() ?? "").split(","));
  const bought = orders.filter(
    ({ id, payment_method }) =>
      !told.has(String(id)) &&
      (payment_method === PaymentMethod.cod || payment_status === PaymentStatus.complete),
  );
  if (bought.length === 0) return;
  trackItems(
    "purchase",
    bought.flatMap(({ order_detail_items }) => order_detail_items),
    bought.reduce((sum, { order_tenant_final }) => sum + order_tenant_final, 0),
  );
  toldOrders.write([...told, ...bought.map(({ id }) => id)].filter(Boolean).join(","));
}
