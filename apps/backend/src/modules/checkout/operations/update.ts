import { eq, sql } from "../../../database/drizzle.ts";
import type { RequestBody } from "@sen/api";
import type { Transaction } from "../../../database/connect.ts";
import {
  checkoutItems,
  checkouts,
  checkoutShops,
  products,
  variants,
} from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { DomainError, invalid, invalidFields, type BrokenField } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { addressOf } from "../../addresses/index.ts";
import type { Customer } from "../../../signed-in.ts";
import type { Quoter } from "../../delivery/index.ts";
import { readChosenCoupons } from "../../coupons/index.ts";
import { lockOpenCheckout, openCheckout } from "../prepare.ts";
import { refreshCheckoutQuotes, reviewCheckout, reviewWithBestCoupons, type CheckoutRow } from "../review.ts";
import { paymentRefusal, viewCheckout } from "../presenter.ts";

/** Changes the given choices and leaves the others. Throws at the field of a choice that is not possible. */
export const updateCheckout: Operation<"updateCheckout"> = async (context) => {
  const { customer, params, body, db, carrier, clock, locale, paymentGateways } = context;
  const { address_id, coupon_ids, payment_method, payment_gateway, notes = [], deliveries = [] } = body;
  const now = clock.now();
  const asked = await openCheckout(db, customer, params.id, now);
  await refreshCheckoutQuotes(context, { ...asked, ...(address_id !== undefined && { address_id }) });
  return db.transaction(async (tx) => {
    const present = await lockOpenCheckout(tx, customer, params.id, now);
    if (address_id !== undefined) await checkAddress(tx, customer, address_id);
    if (coupon_ids) await readChosenCoupons(tx, customer.id, coupon_ids);
    if (payment_gateway !== undefined && !paymentGateways.offered.some(({ id }) => id === payment_gateway)) {
      throw invalid("payment_gateway", "NOT_IN_LIST");
    }
    const [changed = present] = await tx
      .update(checkouts)
      .set({
        ...(address_id !== undefined && { address_id }),
        ...(coupon_ids && { coupon_ids, coupons_chosen: true }),
        ...(payment_method !== undefined && { payment_method }),
        ...(payment_gateway !== undefined && { payment_gateway }),
        updated_at: now,
      })
      .where(eq(checkouts.id, params.id))
      .returning();
    await chooseDeliveries(tx, carrier, changed, deliveries, now);
    await keepNotes(tx, changed, notes);
    const review = await reviewWithBestCoupons({ db: tx, carrier }, changed, now);
    const refusal = payment_method === undefined ? null : paymentRefusal(context, review);
    if (refusal) throw invalid("payment_method", refusal.code, refusal.values);
    return ok(await viewCheckout({ ...context, db: tx }, review, locale, now));
  });
};

/** Checks that the address is the customer's: an unknown one is a field error, another customer's is forbidden. */
async function checkAddress(tx: Transaction, customer: Customer, id: number): Promise<void> {
  try {
    await addressOf(tx, customer, id);
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not_found") {
      throw invalid("address_id", "CHOOSE_ADDRESS");
    }
    throw error;
  }
}

/** Stores the delivery type per shop, if all of them are available for the address. */
async function chooseDeliveries(
  tx: Transaction,
  carrier: Quoter,
  checkout: CheckoutRow,
  deliveries: NonNullable<RequestBody<"updateCheckout">["deliveries"]>,
  now: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  const { groups, address } = await reviewCheckout(tx, carrier, checkout, now);
  if (!address) throw invalid("address_id", "CHOOSE_ADDRESS");
  const broken = deliveries.flatMap(({ tenant_id, delivery_type }, index): BrokenField[] => {
    const group = groups.find((one) => one.tenant_id === tenant_id);
    if (!group) return [{ field: `deliveries[${index}].tenant_id`, code: "NOT_IN_LIST" }];
    const way = group.ways.find(({ method }) => method.delivery_type === delivery_type);
    const refusal = way ? way.refusal : "DELIVERY_NOT_OFFERED";
    return refusal ? [{ field: `deliveries[${index}].delivery_type`, code: refusal }] : [];
  });
  if (broken.length > 0) throw invalidFields(broken);
  // If a shop is named twice, its last choice counts.
  const choices = new Map(deliveries.map((delivery) => [delivery.tenant_id, delivery.delivery_type]));
  await tx
    .insert(checkoutShops)
    .values(
      [...choices].map(([tenant_id, delivery_type]) => ({
        checkout_id: checkout.id,
        tenant_id,
        delivery_type,
      })),
    )
    .onConflictDoUpdate({
      target: [checkoutShops.checkout_id, checkoutShops.tenant_id],
      set: { delivery_type: sql`excluded.delivery_type` },
    });
}

/** Stores the notes to the shops. */
async function keepNotes(
  tx: Transaction,
  checkout: CheckoutRow,
  notes: NonNullable<RequestBody<"updateCheckout">["notes"]>,
): Promise<void> {
  if (notes.length === 0) return;
  const shops = await tenantsOf(tx, checkout.id);
  const unknown = notes.flatMap(({ tenant_id }, index): BrokenField[] =>
    shops.includes(tenant_id) ? [] : [{ field: `notes[${index}].tenant_id`, code: "NOT_IN_LIST" }],
  );
  if (unknown.length > 0) throw invalidFields(unknown);
  // If a shop is named twice, its last note counts.
  const byShop = new Map(notes.map(({ tenant_id, note }) => [tenant_id, note.trim()]));
  await tx
    .insert(checkoutShops)
    .values([...byShop].map(([tenant_id, note]) => ({ checkout_id: checkout.id, tenant_id, note })))
    .onConflictDoUpdate({
      target: [checkoutShops.checkout_id, checkoutShops.tenant_id],
      set: { note: sql`excluded.note` },
    });
}

/** Ids of the shops whose goods are in a checkout. */
async function tenantsOf(tx: Transaction, checkoutId: string): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ tenant_id: products.tenant_id })
    .from(checkoutItems)
    .innerJoin(variants, eq(variants.id, checkoutItems.variant_id))
    .innerJoin(products, eq(products.id, variants.product_id))
    .where(eq(checkoutItems.checkout_id, checkoutId));
  return rows.map(({ tenant_id }) => tenant_id);
}
