import { RefundStatus } from "@sen/domain";
import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "@sen/backend/database/connect";
import * as tables from "@sen/backend/database/schema/index";
import { settleOrderPoints } from "@sen/backend/modules/loyalty/index";
import { indexOrderWords } from "@sen/backend/modules/order-records/index";
import { topSearchRows } from "../catalogue/frame.ts";
import { dayOf } from "../catalogue/moments.ts";
import type { Product } from "../catalogue/product.ts";
import { savedCoupons } from "../catalogue/promotions.ts";
import { randomFor } from "../catalogue/random.ts";
import { demoOrders, strangerOrders } from "../data.ts";
import { buildCustomers } from "./customers.ts";
import { buildOrders, type Ordering, type Orders } from "./orders.ts";
import { continueNumbering, insertRows } from "./rows.ts";

/** What people have done in the demonstration: searches, articles that were read, and customers with their orders out of `products`. */
export async function insertHistory(
  tx: Transaction,
  seed: string,
  products: readonly Product[],
  now: Date,
): Promise<void> {
  await insertRows(tx, tables.topSearches, topSearchRows);
  await readArticles(tx, seed);
  const { customers, addresses } = await buildCustomers(seed);
  await insertRows(tx, tables.customers, customers);
  await insertRows(tx, tables.addresses, addresses);
  const [demo, stranger] = customers;
  if (!demo || !stranger) throw new RangeError("The demo customers are missing.");
  const today = dayOf(now);
  const saved = await tx.select().from(tables.coupons).where(inArray(tables.coupons.code, savedCoupons));
  await insertRows(
    tx,
    tables.savedCoupons,
    saved.map(({ id }) => ({ customer_id: demo.id, coupon_id: id, saved_at: today })),
  );
  const ordering = [
    { customer: demo, orders: demoOrders },
    { customer: stranger, orders: strangerOrders },
  ].flatMap(({ customer, orders }): Ordering[] => {
    const address = addresses.find(({ customer_id, type }) => customer_id === customer.id && type === 1);
    return address ? [{ customer, address, orders }] : [];
  });
  await insertOrders(tx, buildOrders(seed, products, await variantIdsOf(tx, products), ordering, today, now));
  for (const table of numbered) await continueNumbering(tx, table);
}

/** How often each article was read and liked. */
async function readArticles(tx: Transaction, seed: string): Promise<void> {
  for (const { id } of await tx.select({ id: tables.blogs.id }).from(tables.blogs)) {
    const random = randomFor(seed, `blog ${id}`);
    const view_count = random.whole(300, 9000);
    const like_count = Math.round(view_count * random.whole(2, 9) * 0.01);
    await tx.update(tables.blogs).set({ view_count, like_count }).where(eq(tables.blogs.id, id));
  }
}

async function variantIdsOf(
  tx: Transaction,
  products: readonly Product[],
): Promise<ReadonlyMap<string, number>> {
  const ids = products.map(({ id }) => id);
  const rows = await tx
    .select({ sku: tables.variants.sku, id: tables.variants.id })
    .from(tables.variants)
    .where(inArray(tables.variants.product_id, ids));
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}

async function insertOrders(tx: Transaction, made: Orders): Promise<void> {
  await insertRows(tx, tables.payments, made.payments);
  await insertRows(tx, tables.orders, made.orders);
  await insertRows(tx, tables.orderItems, made.items);
  await indexOrderWords(
    tx,
    made.orders.map(({ id }) => id),
  );
  await insertRows(tx, tables.orderHistories, made.histories);
  await insertRows(tx, tables.paymentOrders, made.paymentOrders);
  await insertRows(tx, tables.returnRequests, made.returns);
  await insertRows(tx, tables.returnHistories, made.returnHistories);
  await insertRows(tx, tables.refunds, made.refunds);
  await insertRows(tx, tables.refundHistories, made.refundHistories);
  await insertRows(tx, tables.paymentEntries, [...made.entries, ...refundEntries(made)]);
  await insertRows(tx, tables.complaints, made.complaints);
  await insertRows(tx, tables.complaintHistories, made.complaintHistories);
  await insertRows(tx, tables.deliveryRequests, made.parcels);
  await insertRows(tx, tables.deliveryHistories, made.parcelHistories);
  for (const { id, completed_at } of made.orders) {
    if (completed_at) await settleOrderPoints(tx, id, completed_at);
  }
}

/** What the ledger says of refunds that came to an end at the bank. */
function refundEntries(made: Orders): (typeof tables.paymentEntries.$inferInsert)[] {
  const kinds = new Map<number, "refunded" | "failed">([
    [RefundStatus.completed, "refunded"],
    [RefundStatus.failed, "failed"],
  ]);
  const byId = new Map(made.refunds.map((refund) => [refund.id, refund]));
  return made.refundHistories.flatMap(({ refund_id, status, created_at }) => {
    const [kind, refund] = [kinds.get(status), byId.get(refund_id)];
    const payment_id = made.orders.find(({ id }) => id === refund?.order_id)?.payment_id;
    if (!kind || !refund || !payment_id) return [];
    const entry = { payment_id, refund_id, kind, amount: refund.amount, is_return: true } as const;
    return [{ ...entry, reason: "taken_over" as const, happened_at: created_at ?? new Date(), created_at }];
  });
}

/** Tables whose numbered rows came with their numbers. */
const numbered = [
  tables.topSearches,
  tables.customers,
  tables.addresses,
  tables.payments,
  tables.orders,
  tables.returnRequests,
  tables.refunds,
  tables.complaints,
  tables.deliveryRequests,
] as const;
