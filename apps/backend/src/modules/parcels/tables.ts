import { DELIVERY_EVENTS, LONG_TEXT_MAX_LENGTH, ReturnStatus } from "@sen/domain";
import { index, integer, jsonb, pgTable, smallint, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { among, fieldsUpTo, upTo } from "../../database/schema/checks.ts";
import { createdAt, dong, moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { CARRIER_IDS, PARCEL_STATES } from "../../ports/carrier.ts";
import { orders } from "../order-records/tables/orders.ts";

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
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    order_id: rowId()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Set for a parcel that goes back. */
    return_request_id: rowId(),
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
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    delivery_request_id: rowId()
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

/** How the money of a parcel differs from what it should be. */
export const CASH_DIFFERENCES = ["amount", "not_collected", "not_paid_out"] as const;

/** Money that a carrier collected at the door: what it should be, what it is, and whether it was handed over. */
export const carrierCash = pgTable(
  "carrier_cash",
  {
    parcel_id: rowId()
      .primaryKey()
      .references(() => deliveryRequests.id, { onDelete: "cascade" }),
    /** What the customer owed. */
    expected: dong().notNull(),
    /** What the carrier has in its books; null before it told. */
    collected: dong(),
    collected_at: moment(),
    /** When we had it. */
    paid_out_at: moment(),
    /** What is wrong with it; null where nothing is. */
    difference: text({ enum: CASH_DIFFERENCES }),
    /** What a person did about that. */
    settled_note: text(),
    settled_at: moment(),
    delivered_at: moment().notNull(),
    updated_at: createdAt(),
  },
  (t) => [
    index("carrier_cash_open")
      .on(t.delivered_at)
      .where(sql`${t.paid_out_at} is null and ${t.settled_at} is null`),
    index("carrier_cash_differences")
      .on(t.parcel_id)
      .where(sql`${t.difference} is not null and ${t.settled_at} is null`),
    among(t.difference, CASH_DIFFERENCES),
    upTo(t.settled_note, LONG_TEXT_MAX_LENGTH),
  ],
);
