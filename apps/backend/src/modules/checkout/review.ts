import type { Address } from "@sen/api";
import { checkoutTotals, isBuyable, type Parcel, type Totals } from "@sen/domain";
import { and, asc, eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { addresses, checkoutItems, checkouts, checkoutShops } from "../../database/schema/index.ts";
import { readAddresses } from "../addresses/index.ts";
import { parcelOf, type ReadLine, readLines, shipmentOf } from "../cart/index.ts";
import type { Services } from "../../services.ts";
import {
  chooseDeliveryOption,
  type Quoter,
  deliveriesToQuote,
  readMethods,
  readDeliveryOptions,
  refreshQuotes,
  type DeliveryOption,
} from "../delivery/index.ts";
import { bestOffered, chosenCoupon, type CouponOfCustomer, readChosenCoupons } from "../coupons/index.ts";

export type CheckoutRow = typeof checkouts.$inferSelect;

/** One shop's part of a checkout at today's prices; becomes one order. */
export interface ReviewGroup {
  tenant_id: number;
  lines: ReadLine[];
  /** Empty while no address is chosen. */
  ways: DeliveryOption[];
  way: DeliveryOption | null;
  /** The customer's note to the shop. */
  note: string;
  parcel: Parcel;
}

/** A checkout in its current state. */
export interface Review {
  checkout: CheckoutRow;
  address: Address | null;
  /** Shops in the order of their first line. `items[n]` counts the lines of all groups in a row. */
  groups: ReviewGroup[];
  coupons: CouponOfCustomer[];
  totals: Totals;
}

/** Reads current prices, stock, coupons and fees. The totals are domain's. */
export async function reviewCheckout(
  db: Queryable,
  carrier: Quoter,
  checkout: CheckoutRow,
  now: Date,
): Promise<Review> {
  const [goods, coupons] = await Promise.all([
    reviewGoods(db, carrier, checkout, now),
    readChosenCoupons(db, checkout.customer_id, checkout.coupon_ids),
  ]);
  return totalled(goods, coupons, now);
}

/** The same, with the best coupons unless the customer chose some. */
export async function reviewWithBestCoupons(
  { db, carrier }: { db: Queryable; carrier: Quoter },
  row: CheckoutRow,
  now: Date,
): Promise<Review> {
  if (row.coupons_chosen) return reviewCheckout(db, carrier, row, now);
  const goods = await reviewGoods(db, carrier, row, now);
  const parcels = goods.groups.map(({ parcel }) => parcel);
  const best = await bestOffered(db, row.customer_id, parcels, now);
  const coupon_ids = best.map(({ coupon }) => coupon.id);
  if (coupon_ids.join() !== row.coupon_ids.join()) {
    await db.update(checkouts).set({ coupon_ids }).where(eq(checkouts.id, row.id));
  }
  return totalled({ ...goods, checkout: { ...row, coupon_ids } }, best, now);
}

type ReviewedGoods = Pick<Review, "checkout" | "address" | "groups">;

async function reviewGoods(
  db: Queryable,
  carrier: Quoter,
  checkout: CheckoutRow,
  now: Date,
): Promise<ReviewedGoods> {
  const linesOf = async () => {
    const wanted = await db
      .select()
      .from(checkoutItems)
      .where(eq(checkoutItems.checkout_id, checkout.id))
      .orderBy(asc(checkoutItems.position));
    return readLines(db, wanted, now, checkout.customer_id);
  };
  const [lines, choices, address, methods] = await Promise.all([
    linesOf(),
    db.select().from(checkoutShops).where(eq(checkoutShops.checkout_id, checkout.id)),
    addressOfCheckout(db, checkout),
    readMethods(db),
  ]);
  const choiceOf = new Map(choices.map((choice) => [choice.tenant_id, choice]));
  const shops = [...Map.groupBy(lines, ({ goods }) => goods.tenant_id)];
  const shipments = shops.map(([, group]) => shipmentOf(group));
  const ways = address ? await readDeliveryOptions(db, carrier, methods, shipments, address, now) : [];
  const groups = shops.map(([tenant_id, group], index) =>
    groupOf(tenant_id, group, ways[index] ?? [], choiceOf.get(tenant_id)),
  );
  return { checkout, address, groups };
}

function totalled(goods: ReviewedGoods, coupons: CouponOfCustomer[], now: Date): Review {
  const totals = checkoutTotals(
    goods.groups.map(({ parcel }) => parcel),
    coupons.map(chosenCoupon),
    now,
  );
  return { ...goods, coupons, totals };
}

/** Fetches a checkout's missing delivery fees from the carrier, before the review; never call it inside a transaction. */
export async function refreshCheckoutQuotes(
  services: Pick<Services, "db" | "carrier" | "clock">,
  checkout: CheckoutRow,
): Promise<void> {
  const { db, carrier, clock } = services;
  if (carrier.quote === null) return;
  const address = await addressOfCheckout(db, checkout);
  if (!address) return;
  const wanted = await db.select().from(checkoutItems).where(eq(checkoutItems.checkout_id, checkout.id));
  const lines = await readLines(db, wanted, clock.now(), checkout.customer_id);
  const shops = [...Map.groupBy(lines, ({ goods }) => goods.tenant_id).values()];
  await refreshQuotes(services, deliveriesToQuote(shops.map(shipmentOf), address));
}

/** The checkout's address; null if none is chosen or it was deleted. */
async function addressOfCheckout(db: Queryable, checkout: CheckoutRow): Promise<Address | null> {
  if (checkout.address_id === null) return null;
  const [address] = await readAddresses(
    db,
    and(eq(addresses.id, checkout.address_id), eq(addresses.customer_id, checkout.customer_id)),
  );
  return address ?? null;
}

function groupOf(
  tenant_id: number,
  lines: ReadLine[],
  ways: DeliveryOption[],
  choice: typeof checkoutShops.$inferSelect | undefined,
): ReviewGroup {
  const way = chooseDeliveryOption(ways, choice?.delivery_type ?? null);
  return {
    tenant_id,
    lines,
    ways,
    way,
    note: choice?.note ?? "",
    parcel: parcelOf(tenant_id, lines, way?.fee ?? 0),
  };
}

/** All lines, in the order of `items[n]`. */
export function reviewLines({ groups }: Review): ReadLine[] {
  return groups.flatMap(({ lines }) => lines);
}

/** Whether it can be ordered in its current state. */
export function canOrder(review: Review): boolean {
  return (
    review.address !== null &&
    review.groups.every(({ way }) => way !== null) &&
    reviewLines(review).every(({ problem }) => isBuyable(problem))
  );
}
