import { CHECKOUT_LIFETIME_MS, PaymentMethod } from "@sen/domain";
import { desc, eq } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { checkoutItems, checkouts, orders } from "../../database/schema/index.ts";
import { usualAddress } from "../addresses/index.ts";
import type { Customer } from "../../signed-in.ts";
import { forbidden, notFound } from "../../errors/errors.ts";
import type { WantedLine } from "../cart/index.ts";
import type { CheckoutRow } from "./review.ts";

/** Stores a new payment page: address and payment method start with the customer's usual ones. Lines of one shop stand together. */
export async function prepareCheckout(
  tx: Transaction,
  customer: Customer,
  { source, lines, coupon_ids }: Prepared,
  now: Date,
): Promise<CheckoutRow> {
  const address_id = (await usualAddress(tx, customer))?.id ?? null;
  const [checkout] = await tx
    .insert(checkouts)
    .values({
      customer_id: customer.id,
      source,
      address_id,
      coupons_chosen: coupon_ids !== undefined,
      coupon_ids: [...(coupon_ids ?? [])],
      payment_method: await usualMethod(tx, customer),
      expires_at: new Date(now.getTime() + CHECKOUT_LIFETIME_MS),
      created_at: now,
      updated_at: now,
    })
    .returning();
  if (!checkout) throw notFound();
  const together = [...Map.groupBy(lines, ({ tenant_id }) => tenant_id).values()].flat();
  await tx.insert(checkoutItems).values(
    together.map((line, position) => ({
      checkout_id: checkout.id,
      variant_id: line.variant_id,
      cart_item_id: line.cart_item_id,
      position,
      quantity: line.quantity,
      price_seen: line.price_seen,
      in_deal_seen: line.in_deal_seen,
    })),
  );
  return checkout;
}

/** What a payment page is made of. */
export interface Prepared {
  source: CheckoutRow["source"];
  lines: (WantedLine & { tenant_id: number })[];
  /** Undefined while the customer has not chosen any: those that take most off are used. */
  coupon_ids?: readonly number[] | undefined;
}

/** How the last order was paid; cash the first time. */
async function usualMethod(db: Queryable, { id }: Customer): Promise<PaymentMethod> {
  const [last] = await db
    .select({ payment_method: orders.payment_method })
    .from(orders)
    .where(eq(orders.customer_id, id))
    .orderBy(desc(orders.id))
    .limit(1);
  return last?.payment_method === PaymentMethod.online ? PaymentMethod.online : PaymentMethod.cod;
}

/** The stored payment page, when it is the customer's and still open: 404 when it was ordered or is older than a day. */
export async function openCheckout(
  db: Queryable,
  customer: Customer,
  id: string,
  now: Date,
): Promise<CheckoutRow> {
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.id, id)).limit(1);
  return assertOpen(checkout, customer, now);
}

/** The same, with one change at a time. */
export async function lockOpenCheckout(
  tx: Transaction,
  customer: Customer,
  id: string,
  now: Date,
): Promise<CheckoutRow> {
  return assertOpen(await lockCheckout(tx, id), customer, now);
}

function assertOpen(checkout: CheckoutRow | undefined, customer: Customer, now: Date): CheckoutRow {
  if (!checkout) throw notFound();
  if (checkout.customer_id !== customer.id) throw forbidden();
  if (checkout.placed_at !== null || checkout.expires_at <= now) throw notFound();
  return checkout;
}

/** The row of a payment page, one change at a time. */
export async function lockCheckout(tx: Transaction, id: string): Promise<CheckoutRow | undefined> {
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for("update");
  return checkout;
}

/** A checkout became orders: it makes no others. */
export async function markPlaced(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(checkouts).set({ placed_at: now }).where(eq(checkouts.id, id));
}
