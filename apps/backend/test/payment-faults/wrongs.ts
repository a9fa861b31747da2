import { OrderStatus, PaymentMethod } from "@sen/domain";
import { eq, inArray } from "drizzle-orm";
import { orders, paymentEntries } from "../../src/database/schema/index.ts";
import type { TestShop } from "../shop.ts";
import { doubleOf, type Buyer, type Steps } from "./buyer.ts";

const GOODS_STAY: string[] = [OrderStatus.pendingConfirm, OrderStatus.cancelled];

/** What is wrong at the end: with the goods, with the money at the gateway, with the books. Nothing for an order that ended well. */
export async function wrongsOf(
  shop: TestShop,
  { paymentsOf }: Steps,
  { order, doubles }: Buyer,
): Promise<string[]> {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order));
  if (!row) return [`order ${order} is gone`];
  const all = await paymentsOf(order);
  const entries = await shop.db
    .select()
    .from(paymentEntries)
    .where(
      inArray(
        paymentEntries.payment_id,
        all.map(({ id }) => id),
      ),
    );
  const hasLeft = !GOODS_STAY.includes(row.order_status);
  const isOnline = row.payment_method === PaymentMethod.online;
  return all.flatMap((payment) => {
    const { id, reference, amount, gateway } = payment;
    const double = doubleOf(doubles, payment);
    const isForGoods = hasLeft && isOnline && id === row.payment_id;
    const came = double?.isPaid(reference) ? amount : 0;
    const back = (double?.refunds() ?? []).filter((refund) => refund.payment === reference);
    const sent = back.reduce((sum, one) => sum + (one.isCompleted ? one.amount : 0), 0);
    const written = (kind: string) =>
      entries.flatMap((entry) => (entry.payment_id === id && entry.kind === kind ? [entry.amount] : []));
    const said = (what: string) =>
      `${gateway ?? "cash"} payment ${id} of order ${order} (${row.order_status}): ${what}`;
    return [
      ...(isForGoods && came === 0 ? [said("the goods left, and nobody paid")] : []),
      ...(sent === (isForGoods ? 0 : came) ? [] : [said(`${came} came, ${sent} went back`)]),
      ...(back.some(({ isCompleted }) => !isCompleted) ? [said("money is still on its way back")] : []),
      ...(back.length > 1 ? [said(`it went back ${back.length} times`)] : []),
      ...(String(written("authorized")) === String(came === 0 ? [] : [came])
        ? []
        : [said(`${came} came, and the books say ${String(written("authorized"))}`)]),
      ...(String(written("refunded")) === String(sent === 0 ? [] : [sent])
        ? []
        : [said(`${sent} went back, and the books say ${String(written("refunded"))}`)]),
    ];
  });
}
