import { CHECKOUT_LIFETIME_MS, PaymentMethod } from "@sen/domain";
import { and, desc, eq, isNull, sql } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { checkoutItems, checkouts, orders } from "../../database/schema/index.ts";
import { usualAddress } from "../addresses/index.ts";
import type { Customer } from "../../signed-in.ts";
import { forbidden, notFound } from "../../errors/errors.ts";
import type { WantedLine } from "../cart/index.ts";
import type { CheckoutRow } from "./review.ts";

/** Stores a new checkout, with the customer's usual address and payment method. Lines are grouped by shop. */
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

/** Input of a new checkout. */
export interface Prepared {
  source: CheckoutRow["source"];
  lines: (WantedLine & { tenant_id: number })[];
  /** Undefined until the customer chooses some; the best coupons are used then. */
  coupon_ids?: readonly number[] | undefined;
}

/** Payment method of the last order; cash if there is none. */
async function usualMethod(db: Queryable, { id }: Customer): Promise<PaymentMethod> {
  const [last] = await db
    .select({ payment_method: orders.payment_method })
    .from(orders)
    .where(eq(orders.customer_id, id))
    .orderBy(desc(orders.id))
    .limit(1);
  return last?.payment_method === PaymentMethod.online ? PaymentMethod.online : PaymentMethod.cod;
}

/** The customer's open checkout. Throws 404 if it was ordered or has expired, 403 if it is another customer's. */
export async function openCheckout(
  db: Queryable,
  customer: Customer,
  id: string,
  now: Date,
): Promise<CheckoutRow> {
  const [checkout] = await db.select().from(checkouts).where(eq(checkouts.id, id)).limit(1);
  return assertOpen(checkout, customer, now);
}

/** The same, locked for update. */
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

/** Locks the row of a checkout. */
export async function lockCheckout(tx: Transaction, id: string): Promise<CheckoutRow | undefined> {
  const [checkout] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for("update");
  return checkout;
}

/**
 * Marks a checkout as placed, and ends the customer's other ones with one of its cart lines, such as in another tab. So the same
 * lines cannot be ordered again.
 */
export async function markPlaced(
  tx: Transaction,
  { id, customer_id }: Pick<CheckoutRow, "id" | "customer_id">,
  now: Date,
): Promise<void> {
  await tx.update(checkouts).set({ placed_at: now }).where(eq(checkouts.id, id));
  const hasBoughtLine = sql`exists (
    select from checkout_items line join checkout_items bought using (cart_item_id, variant_id)
    where line.checkout_id = ${checkouts.id} and bought.checkout_id = ${id})`;
  await tx
    .update(checkouts)
    .set({ expires_at: now })
    .where(and(eq(checkouts.customer_id, customer_id), isNull(checkouts.placed_at), hasBoughtLine));
}
