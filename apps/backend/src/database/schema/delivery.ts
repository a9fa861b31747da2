import { DELIVERY_EVENTS, DELIVERY_TYPES, ReturnStatus } from "@sen/domain";
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, sql } from "../drizzle.ts";
import { CARRIER_IDS, PARCEL_STATES } from "../../ports/carrier.ts";
import { among, fieldsUpTo, upTo } from "./checks.ts";
import { createdAt, deliveryType, dong, moment, ownCode } from "./columns.ts";
import { maxLength } from "./max-length.ts";
import { orders } from "./orders.ts";
import { districts, provinces, wards } from "./places.ts";
import { malls } from "./shops.ts";

/** A place on the way of a parcel. Spec section 3, delivery_requests. */
export interface DeliveryAddress {
  province_id: number;
  /** Null in a data set without districts. */
  district_id: number | null;
  ward_id: number;
  address: string;
  /** The line with ward, district and province. */
  full_address: string;
  place_dataset: string;
  place_dataset_version: string;
}

const PARCEL_KINDS = ["purchase", "return"] as const;
const placeTexts = {
  address: maxLength("DeliveryPlace", "address"),
  full_address: maxLength("DeliveryPlace", "full_address"),
};

/** Parcels: from the shop to the customer (`purchase`) or back (`return`). */
export const deliveryRequests = pgTable(
  "delivery_requests",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Set for a parcel that goes back. */
    return_request_id: integer(),
    kind: text({ enum: PARCEL_KINDS }).notNull(),
    delivery_vendor_id: integer().notNull().default(1),
    /** Who brings it; null before somebody has it. */
    carrier: text(),
    tracking_code: text(),
    /** Whose parcel it is at `tracking_code`; null before it is booked, and for what the shop brings itself. */
    carrier_id: text({ enum: CARRIER_IDS }),
    /** Who books it in this moment: nobody else does until then. */
    booking_until: moment(),
    /** How often it was booked anew: the carrier's name of the parcel is the order's code with this. */
    booking: smallint().notNull().default(1),
    /** Dong that the carrier is to collect; what the booking said. */
    cash: dong().notNull().default(0),
    /** Dong that the carrier asks of us. */
    carrier_fee: dong(),
    /** Where the carrier last said it is. */
    carrier_state: text({ enum: PARCEL_STATES }),
    /** When that was last heard. */
    tracked_at: moment(),
    /** Numbered like a return's status (9: delivery failed). */
    status: smallint().$type<ReturnStatus>().notNull().default(0),
    customer_name: text().notNull(),
    customer_phone_number: text().notNull(),
    tenant_name: text().notNull(),
    tenant_phone_number: text().notNull(),
    from_address: jsonb().$type<DeliveryAddress>().notNull(),
    to_address: jsonb().$type<DeliveryAddress>().notNull(),
    /** When it should arrive. */
    expected_from: moment(),
    expected_to: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.order_id, t.id),
    uniqueIndex("delivery_requests_at_carrier").on(t.carrier_id, t.tracking_code),
    index("delivery_requests_tracked")
      .on(t.tracked_at)
      .where(
        sql`${t.carrier_id} is not null and ${t.carrier_state} not in ('delivered', 'came_back', 'cancelled')`,
      ),
    among(t.kind, PARCEL_KINDS),
    among(t.carrier_id, CARRIER_IDS),
    among(t.carrier_state, PARCEL_STATES),
    upTo(t.carrier, maxLength("DeliveryRequest", "carrier")),
    upTo(t.tracking_code, maxLength("DeliveryRequest", "tracking_code")),
    among(t.status, Object.values(ReturnStatus)),
    upTo(t.customer_name, maxLength("DeliveryContactName", "customer_name")),
    upTo(t.customer_phone_number, maxLength("DeliveryContactPhone", "customer_phone_number")),
    upTo(t.tenant_name, maxLength("DeliveryContactName", "tenant_name")),
    upTo(t.tenant_phone_number, maxLength("DeliveryContactPhone", "tenant_phone_number")),
    fieldsUpTo(t.from_address, placeTexts),
    fieldsUpTo(t.to_address, placeTexts),
  ],
);

/** What happened to a parcel. */
export const deliveryHistories = pgTable(
  "delivery_histories",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    delivery_request_id: integer()
      .notNull()
      .references(() => deliveryRequests.id, { onDelete: "cascade" }),
    status: smallint().$type<ReturnStatus>().notNull(),
    /** What happened, where the status does not say it closely enough. */
    event: text({ enum: DELIVERY_EVENTS }),
    /** Where it happened, as the carrier names it. */
    place: text(),
    note: jsonb().$type<{ reason_delivery_fail?: string; text?: string }>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.delivery_request_id, t.id),
    among(t.status, Object.values(ReturnStatus)),
    among(t.event, DELIVERY_EVENTS),
    upTo(t.place, maxLength("DeliveryEvent", "place")),
    fieldsUpTo(t.note, {
      reason_delivery_fail: maxLength("DeliveryHistoryNote", "reason_delivery_fail"),
    }),
  ],
);

/** Ways of delivery and what they cost. */
export const shippingMethods = pgTable(
  "shipping_methods",
  {
    delivery_type: deliveryType().primaryKey(),
    name_vi: text().notNull(),
    name_en: text().notNull(),
    description_vi: text().notNull(),
    description_en: text().notNull(),
    /** Fee inside the mall's province and outside it, for the first kilogram. */
    fee_near: dong().notNull(),
    fee_far: dong().notNull(),
    /** Each further kilogram begun. */
    fee_per_kilogram: dong().notNull(),
    /** Days until it arrives. */
    days_near_from: smallint().notNull(),
    days_near_to: smallint().notNull(),
    days_far_from: smallint().notNull(),
    days_far_to: smallint().notNull(),
    /** Only inside the mall's own province. */
    near_only: boolean().notNull().default(false),
    position: smallint().notNull(),
  },
  (t) => [among(t.delivery_type, DELIVERY_TYPES)],
);

/** Stations where a parcel can be handed in or picked up. */
export const stations = pgTable(
  "stations",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    name_vi: text().notNull(),
    name_en: text().notNull(),
    phone: text().notNull(),
    province_id: integer()
      .notNull()
      .references(() => provinces.id),
    district_id: integer()
      .notNull()
      .references(() => districts.id),
    ward_id: integer()
      .notNull()
      .references(() => wards.id),
    address: text().notNull(),
    full_address: text().notNull(),
    opens_at: text().notNull(),
    closes_at: text().notNull(),
    mall_id: integer().references(() => malls.id),
  },
  (t) => [index().on(t.province_id, t.district_id)],
);
