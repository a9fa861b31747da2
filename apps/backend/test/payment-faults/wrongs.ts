import { OrderStatus, PaymentMethod } from "@sen/domain";
import { inArray } from "../../src/database/drizzle.ts";
import { orders, paymentEntries } from "../../src/database/schema/index.ts";
import { amountOf } from "../../src/modules/payments/index.ts";
import type { TestShop } from "../shop.ts";
import { doubleOf, type Buyer, type Steps } from "./buyer.ts";

const GOODS_STAY: string[] = [OrderStatus.pendingConfirm, OrderStatus.cancelled];

/** What is wrong at the end with the goods, the money at the gateway, or the ledger. Empty if the orders ended well. */
export async function wrongsOf(shop: TestShop, { paymentsOf }: Steps, buyer: Buyer): Promise<string[]> {
  const rows = await shop.db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...buyer.orders]));
  const all = await paymentsOf(buyer);
  const entries = await shop.db
    .select()
    .from(paymentEntries)
    .where(
      inArray(
        paymentEntries.payment_id,
        all.map(({ id }) => id),
      ),
    );
  const bought = rows.filter(
    ({ order_status, payment_method }) =>
      !GOODS_STAY.includes(order_status) && payment_method === PaymentMethod.online,
  );
  return all.flatMap((payment) => {
    const { id, reference, amount, gateway } = payment;
    const double = doubleOf(buyer.doubles, payment);
    const kept = amountOf(bought.filter(({ payment_id }) => payment_id === id));
    const came = double?.isPaid(reference) ? amount : 0;
    const back = (double?.refunds() ?? []).filter((refund) => refund.payment === reference);
    const sums = (of: readonly { amount: number }[]) => of.map((one) => one.amount).toSorted((a, b) => a - b);
    const sent = sums(back.filter(({ isCompleted }) => isCompleted));
    const written = (kind: string) =>
      sums(entries.filter((one) => one.payment_id === id && one.kind === kind));
    const standing = rows.map((row) => `${row.id} ${row.order_status}`).join(", ");
    const said = (what: string) => `${gateway ?? "cash"} payment ${id} of orders ${standing}: ${what}`;
    const stays = came - sent.reduce((sum, one) => sum + one, 0);
    return [
      ...(stays === kept ? [] : [said(`${stays} of ${came} stayed, for goods of ${kept}`)]),
      ...(back.some(({ isCompleted }) => !isCompleted) ? [said("money is still on its way back")] : []),
      ...(back.length > buyer.orders.length ? [said(`it went back ${back.length} times`)] : []),
      ...(String(written("authorized")) === String(came === 0 ? [] : [came])
        ? []
        : [said(`${came} came, and the books say ${String(written("authorized"))}`)]),
      ...(String(written("refunded")) === String(sent)
        ? []
        : [said(`${String(sent)} went back, and the books say ${String(written("refunded"))}`)]),
    ];
  });
}
