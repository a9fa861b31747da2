import type { ShippingMethod } from "@sen/api";
import { CARRIER_HOURS, firstWithin, SHOP_HOURS, type DeliveryType } from "@sen/domain";
import { asc } from "../../database/drizzle.ts";
import { isCarried, type CarrierQuote } from "../../ports/carrier.ts";
import type { Queryable } from "../../database/connect.ts";
import { shippingMethods } from "../../database/schema/index.ts";
import { inLanguage } from "../../texts/in-language.ts";
import { say, type Locale, type MessageCode } from "../../texts/messages.ts";

import { type DeliveryToQuote, type Quoter, readQuotes } from "./quotes.ts";

type MethodRow = typeof shippingMethods.$inferSelect;

/** A shop's shipment, with what affects its delivery. */
export interface Shipment {
  /** Location of the shop. */
  tenant_province_id: number;
  tenant_ward_id: number;
  delivers_itself: boolean;
  weight_gram: number;
  ready_in_hours: number;
  /** Delivery types offered by every product in it. */
  delivery_types: readonly DeliveryType[];
}

/** A way of delivery, before translation. */
export interface DeliveryOption {
  method: MethodRow;
  /** In dong, before coupons. */
  fee: number;
  /** Whether the carrier quoted the fee, or does not serve the route; false if the shop's own rates apply. */
  isQuoted: boolean;
  estimated_from: Date;
  estimated_to: Date;
  /** Why it is unavailable; null if it is available. */
  refusal: MessageCode | null;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const GRAMS_A_KILOGRAM = 1000;

/** The shop's delivery methods, in display order. */
export async function readMethods(db: Queryable): Promise<MethodRow[]> {
  return db.select().from(shippingMethods).orderBy(asc(shippingMethods.position));
}

/** Where a shipment is sent. */
export interface Destination {
  province_id: number;
  /** Null while only the province is known. */
  ward_id: number | null;
}

/** The ways of each shipment to a place, at the carrier's quotes where known, else at the shop's own rates. */
export async function readDeliveryOptions(
  db: Queryable,
  carrier: Quoter,
  methods: readonly MethodRow[],
  shipments: readonly Shipment[],
  to: Destination,
  now: Date,
): Promise<DeliveryOption[][]> {
  const quotes = await readQuotes(db, carrier, deliveriesToQuote(shipments, to), now);
  return shipments.map((shipment, index) =>
    waysOf(methods, shipment, to.province_id, now, { carrier, quotes: quotes[index] ?? null }),
  );
}

/** The ways to fetch quotes for before `readDeliveryOptions`; none while the ward is unknown. */
export function deliveriesToQuote(
  shipments: readonly Shipment[],
  { ward_id }: Destination,
): DeliveryToQuote[] {
  if (ward_id === null) return [];
  return shipments.map(({ tenant_ward_id, weight_gram }) => ({
    from_ward_id: tenant_ward_id,
    to_ward_id: ward_id,
    weight_gram,
  }));
}

/**
 * All ways from a shop to a province. The carrier's quotes apply to the services it quoted; otherwise the shop's rates apply,
 * with a fee for the first kilogram and one for each further kilogram or part of one.
 */
function waysOf(
  rows: readonly MethodRow[],
  shipment: Shipment,
  provinceId: number,
  now: Date,
  { carrier, quotes }: { carrier: Quoter; quotes: readonly CarrierQuote[] | null },
): DeliveryOption[] {
  const near = shipment.tenant_province_id === provinceId;
  const further = Math.max(0, Math.ceil(shipment.weight_gram / GRAMS_A_KILOGRAM) - 1);
  // Shops pack during their working hours.
  const ready = firstWithin(
    new Date(now.getTime() + shipment.ready_in_hours * HOUR_MS),
    SHOP_HOURS,
  ).getTime();
  return rows.map((method) => {
    const quote = quotes?.find(({ deliveryType }) => deliveryType === method.delivery_type);
    if (quote) return quotedWay(method, quote, shipment, ready);
    const isKnown = carrier.carries.some((type) => type === method.delivery_type);
    const isUnserved = isCarried(method.delivery_type) && (quotes !== null || !isKnown);
    const days = near
      ? { from: method.days_near_from, to: method.days_near_to }
      : { from: method.days_far_from, to: method.days_far_to };
    return {
      method,
      isQuoted: isUnserved,
      fee: (near ? method.fee_near : method.fee_far) + further * method.fee_per_kilogram,
      estimated_from: brought(ready + days.from * DAY_MS),
      estimated_to: brought(ready + days.to * DAY_MS),
      refusal: isUnserved ? "DELIVERY_NOT_OFFERED" : refuseWay(method, shipment, near),
    };
  });
}

function quotedWay(
  method: MethodRow,
  { fee, leadHours }: CarrierQuote,
  shipment: Shipment,
  ready: number,
): DeliveryOption {
  const arrives = ready + leadHours * HOUR_MS;
  return {
    method,
    fee,
    isQuoted: true,
    estimated_from: brought(Math.max(ready, arrives - DAY_MS)),
    estimated_to: brought(arrives),
    // A quoted route is served, so the table's "near only" does not apply.
    refusal: refuseWay(method, shipment, true),
  };
}

/** The next moment within the carriers' working hours. */
const brought = (time: number) => firstWithin(new Date(time), CARRIER_HOURS);

function refuseWay(method: MethodRow, shipment: Shipment, near: boolean): MessageCode | null {
  if (method.delivery_type === "shop" && !shipment.delivers_itself) return "DELIVERY_NOT_BY_SHOP";
  if (!shipment.delivery_types.includes(method.delivery_type)) return "DELIVERY_NOT_OFFERED";
  return method.near_only && !near ? "DELIVERY_TOO_FAR" : null;
}

/** The wanted way if it is available, else the normal one, else the cheapest; null if none is available. */
export function chooseDeliveryOption(
  ways: readonly DeliveryOption[],
  wanted: DeliveryType | null,
): DeliveryOption | null {
  const possible = ways.filter(({ refusal }) => refusal === null).toSorted((a, b) => a.fee - b.fee);
  const named = (type: DeliveryType) => possible.find(({ method }) => method.delivery_type === type);
  return (wanted && named(wanted)) ?? named("normal") ?? possible[0] ?? null;
}

/** A way in the contract's shape. */
export function shippingMethodOf(
  { method, fee, estimated_from, estimated_to, refusal }: DeliveryOption,
  locale: Locale,
): ShippingMethod {
  return {
    delivery_type: method.delivery_type,
    name: inLanguage(method, "name", locale),
    description: inLanguage(method, "description", locale),
    fee,
    estimated_from: estimated_from.toISOString(),
    estimated_to: estimated_to.toISOString(),
    available: refusal === null,
    unavailable_reason: refusal && say(refusal, locale),
  };
}
