import { persistedText } from "../../core/persisted.ts";
import type { Order, PaymentOutcome } from "@sen/api";
import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { track } from "../../shell/data-layer.ts";

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
  track({
    event: "purchase",
    currency: "VND",
    value: bought.reduce((sum, { order_tenant_final }) => sum + order_tenant_final, 0),
    items: bought.flatMap(({ order_detail_items }) => order_detail_items.map(trackedItem)),
  });
  toldOrders.write([...told, ...bought.map(({ id }) => id)].filter(Boolean).join(","));
}

function trackedItem(item: Order["order_detail_items"][number]) {
  const { product_id, product_name, price_after_discount: price, quantity } = item;
  return { item_id: String(product_id), item_name: product_name, price, quantity };
}
