import { DELIVERY_EVENTS, LONG_TEXT_MAX_LENGTH, ReturnStatus } from "@sen/domain";
import { index, jsonb, pgTable, smallint, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { oneOfValues, fieldsUpTo, upTo } from "../../database/schema/checks.ts";
import { createdAt, dong, foreignRowId, moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { CARRIER_IDS, PARCEL_STATES } from "../../ports/carrier.ts";
import { orders } from "../order-records/tables/orders.ts";

/** Where a parcel starts or ends. Spec section 3, delivery_requests. */
export interface DeliveryAddress {
  province_id: number;
  /** Null in a data set without districts. */
  district_id: number | null;
  ward_id: number;
  address: string;
  /** One line with street, ward, district and province. */
  full_address: string;
  /** Today's ward and province; missing in old rows and those of shops. */
  since_2025?: string | null;
  place_dataset: string;
  place_dataset_version: string;
}

const placeTexts = {
  address: maxLength("DeliveryPlace", "address"),
  full_address: maxLength("DeliveryPlace", "full_address"),
};

/** The parcels from the shop to the customer, one per order. */
export const deliveryRequests = pgTable(
  "delivery_requests",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    /** Name of the bearer; null until somebody has the parcel. */
    carrier: text(),
    tracking_code: text(),
    /** The carrier that issued `tracking_code`; null before booking, and for parcels that the shop delivers itself. */
    carrier_id: text({ enum: CARRIER_IDS }),
    /** A booking attempt is in progress until then, and nobody else may start one. */
    booking_until: moment(),
    /** Counts new bookings. From 2 on it is appended to the order's code as the carrier's reference. */
    booking: smallint().notNull().default(1),
    /** Dong that the carrier is to collect, as booked. */
    cash: dong().notNull().default(0),
    /** Dong that the carrier charges us, as booked; null if it did not say. */
    carrier_fee: dong(),
    /** The last state the carrier reported. */
    carrier_state: text({ enum: PARCEL_STATES }),
    /** When the carrier is asked next; null before it is booked and once its way is over. */
    ask_at: moment(),
    /** In the numbers of a return's status (9: delivery failed). */
    status: smallint().$type<ReturnStatus>().notNull().default(0),
    customer_name: text().notNull(),
    customer_phone_number: text().notNull(),
    tenant_name: text().notNull(),
    tenant_phone_number: text().notNull(),
    from_address: jsonb().$type<DeliveryAddress>().notNull(),
    to_address: jsonb().$type<DeliveryAddress>().notNull(),
    /** The expected arrival. */
    expected_from: moment(),
    expected_to: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.order_id, t.id),
    uniqueIndex("delivery_requests_at_carrier").on(t.carrier_id, t.tracking_code),
    index()
      .on(t.ask_at)
      .where(sql`${t.ask_at} is not null`),
    oneOfValues(t.carrier_id, CARRIER_IDS),
    oneOfValues(t.carrier_state, PARCEL_STATES),
    upTo(t.carrier, maxLength("DeliveryRequest", "carrier")),
    upTo(t.tracking_code, maxLength("DeliveryRequest", "tracking_code")),
    oneOfValues(t.status, Object.values(ReturnStatus)),
    upTo(t.customer_name, maxLength("DeliveryContactName", "customer_name")),
    upTo(t.customer_phone_number, maxLength("DeliveryContactPhone", "customer_phone_number")),
    upTo(t.tenant_name, maxLength("DeliveryContactName", "tenant_name")),
    upTo(t.tenant_phone_number, maxLength("DeliveryContactPhone", "tenant_phone_number")),
    fieldsUpTo(t.from_address, placeTexts),
    fieldsUpTo(t.to_address, placeTexts),
  ],
);

/** The history of a parcel. */
export const deliveryHistories = pgTable(
  "delivery_histories",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    delivery_request_id: foreignRowId(() => deliveryRequests.id, { onDelete: "cascade" }),
    status: smallint().$type<ReturnStatus>().notNull(),
    /** What happened, if the status is not specific enough. */
    event: text({ enum: DELIVERY_EVENTS }),
    /** Where it happened, in the carrier's words. */
    place: text(),
    note: jsonb().$type<{ reason_delivery_fail?: string }>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.delivery_request_id, t.id),
    oneOfValues(t.status, Object.values(ReturnStatus)),
    oneOfValues(t.event, DELIVERY_EVENTS),
    upTo(t.place, maxLength("DeliveryEvent", "place")),
    fieldsUpTo(t.note, {
      reason_delivery_fail: maxLength("DeliveryHistoryNote", "reason_delivery_fail"),
    }),
  ],
);

/** How a parcel's money can differ from what is expected. */
export const CASH_DIFFERENCES = ["amount", "not_collected", "not_paid_out"] as const;

/** Money that a carrier collects at the door: expected, collected, and paid out to us. */
export const carrierCash = pgTable(
  "carrier_cash",
  {
    parcel_id: rowId()
      .primaryKey()
      .references(() => deliveryRequests.id, { onDelete: "cascade" }),
    /** What the customer owed, in dong. */
    expected: dong().notNull(),
    /** What the carrier reports as collected, in dong; null before it reports. */
    collected: dong(),
    collected_at: moment(),
    /** When the carrier paid it out to us. */
    paid_out_at: moment(),
    /** What is wrong with the money; null if nothing is. */
    difference: text({ enum: CASH_DIFFERENCES }),
    /** What a person did about the difference. */
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
    oneOfValues(t.difference, CASH_DIFFERENCES),
    upTo(t.settled_note, LONG_TEXT_MAX_LENGTH),
  ],
);
