import { DELIVERY_TYPES } from "@sen/domain";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "../../database/drizzle.ts";
import { oneOfValues } from "../../database/schema/checks.ts";
import { deliveryType, dong, foreignInteger, moment, ownCode } from "../../database/schema/columns.ts";
import { CARRIER_IDS, type CarrierQuote } from "../../ports/carrier.ts";
import { malls } from "../catalogue/tables/shops.ts";
import { districts, provinces, wards } from "../places/tables.ts";

/** Delivery methods and their rates. */
export const shippingMethods = pgTable(
  "shipping_methods",
  {
    delivery_type: deliveryType().primaryKey(),
    name_vi: text().notNull(),
    name_en: text().notNull(),
    description_vi: text().notNull(),
    description_en: text().notNull(),
    /** Fee for the first kilogram, inside the mall's province and outside it. */
    fee_near: dong().notNull(),
    fee_far: dong().notNull(),
    /** Fee per further kilogram or part of one. */
    fee_per_kilogram: dong().notNull(),
    /** Days until delivery. */
    days_near_from: smallint().notNull(),
    days_near_to: smallint().notNull(),
    days_far_from: smallint().notNull(),
    days_far_to: smallint().notNull(),
    /** Only inside the mall's own province. */
    near_only: boolean().notNull().default(false),
    position: smallint().notNull(),
  },
  (t) => [oneOfValues(t.delivery_type, DELIVERY_TYPES)],
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
    province_id: foreignInteger(() => provinces.id),
    district_id: foreignInteger(() => districts.id),
    ward_id: foreignInteger(() => wards.id),
    address: text().notNull(),
    full_address: text().notNull(),
    opens_at: text().notNull(),
    closes_at: text().notNull(),
    mall_id: integer().references(() => malls.id),
  },
  (t) => [index().on(t.province_id, t.district_id)],
);

/** A carrier's quotes for a route and weight: fresh for an hour, used longer only while the carrier gives no new ones. */
export const deliveryQuotes = pgTable(
  "delivery_quotes",
  {
    carrier_id: text({ enum: CARRIER_IDS }).notNull(),
    from_ward_id: integer().notNull(),
    to_ward_id: integer().notNull(),
    /** Upper bound of the weight band in grams; the fee is the same within it. */
    weight_band: integer().notNull(),
    /** One per service; empty if the carrier does not serve the route. */
    quotes: jsonb().$type<CarrierQuote[]>().notNull(),
    /** When the carrier gave the quotes; null before it did. */
    quoted_at: moment(),
    /** When the carrier was last asked. */
    asked_at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.carrier_id, t.from_ward_id, t.to_ward_id, t.weight_band] }),
    index().on(t.asked_at),
    oneOfValues(t.carrier_id, CARRIER_IDS),
  ],
);
