import { RefundStatus } from "@sen/domain";
import type { Transaction } from "../../database/connect.ts";
import * as tables from "../../database/schema/index.ts";
import type { Catalogue } from "../builders/catalogue.ts";
import { buildCustomers } from "../builders/customers.ts";
import { buildStations } from "../builders/delivery.ts";
import { dayOf } from "../builders/moments.ts";
import { buildOrders, type Ordering } from "../builders/orders.ts";
import { buildProduct } from "../builders/product.ts";
import { buildBanners, buildCoupons, buildFlashDeals, buildTopSearches } from "../builders/promotions.ts";
import { demoOrders, strangerOrders } from "../content/orders.ts";
import { insertPictures } from "./catalogue.ts";
import { continueNumbering, insertRows } from "./rows.ts";
import { settleOrderPoints } from "../../modules/loyalty/index.ts";
import { indexOrderWords } from "../../modules/order-records/index.ts";

/** Deals and demo orders are chosen among the first products. */
const CHOSEN_AMONG = 400;

/** Stations, coupons, deals, banners, searches, customers and their orders. Windows count from the day of `now`. */
export async function insertCommerce(
  tx: Transaction,
  catalogue: Catalogue,
  products: number,
  now: Date,
): Promise<void> {
  const today = dayOf(now);
  const first = Array.from({ length: Math.min(products, CHOSEN_AMONG) }, (_, index) =>
    buildProduct(catalogue, index),
  );
  const coupons = buildCoupons(catalogue, today);
  const banners = buildBanners(catalogue);
  await insertPictures(tx, [...coupons.pictures, ...banners.pictures]);
  await insertRows(tx, tables.stations, buildStations());
  await insertRows(tx, tables.coupons, coupons.rows);
  await insertRows(tx, tables.banners, banners.rows);
  await insertRows(tx, tables.topSearches, buildTopSearches());
  const { deals, items } = buildFlashDeals(catalogue, first);
  await insertRows(tx, tables.flashDeals, deals);
  await insertRows(tx, tables.flashDealItems, items);

  const { customers, addresses } = await buildCustomers(catalogue.seed);
  await insertRows(tx, tables.customers, customers);
  await insertRows(tx, tables.addresses, addresses);
  const [demo, stranger] = customers;
  if (!demo || !stranger) throw new RangeError("The demo customers are missing.");
  await insertRows(
    tx,
    tables.savedCoupons,
    coupons.saved.map((coupon_id) => ({ customer_id: demo.id, coupon_id, saved_at: today })),
  );

  const ordering = [
    { customer: demo, orders: demoOrders },
    { customer: stranger, orders: strangerOrders },
  ].flatMap(({ customer, orders }): Ordering[] => {
    const address = addresses.find(({ customer_id, type }) => customer_id === customer.id && type === 1);
    return address ? [{ customer, address, orders }] : [];
  });
  await insertOrders(tx, buildOrders(catalogue, first, ordering, today, now));
}

async function insertOrders(tx: Transaction, made: ReturnType<typeof buildOrders>): Promise<void> {
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
    if (id !== undefined && completed_at) await settleOrderPoints(tx, id, completed_at);
  }
}

/** What the ledger says of refunds that came to an end at the bank. */
function refundEntries(made: ReturnType<typeof buildOrders>): (typeof tables.paymentEntries.$inferInsert)[] {
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
  tables.categories,
  tables.makers,
  tables.products,
  tables.varianceGroups,
  tables.variants,
  tables.tenants,
  tables.topSearches,
  tables.banners,
  tables.stations,
  tables.coupons,
  tables.flashDeals,
  tables.flashDealItems,
  tables.customers,
  tables.addresses,
  tables.banks,
  tables.payments,
  tables.orders,
  tables.returnRequests,
  tables.refunds,
  tables.complaints,
  tables.deliveryRequests,
] as const;

/** What comes after the seed is numbered on. */
export async function continueAllNumbering(tx: Transaction): Promise<void> {
  for (const table of numbered) await continueNumbering(tx, table);
}
