import { AddressType, OfficeType } from "@sen/domain";
import { index, integer, pgTable, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../database/schema/checks.ts";
import { createdAt, foreignRowId, moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers } from "../customers/tables.ts";

/** Delivery addresses, at most one default per customer. */
export const addresses = pgTable(
  "addresses",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: foreignRowId(() => customers.id),
    /** Default flag, 0 or 1. Spec section 3. */
    type: integer().notNull().default(0),
    /** Home 0, office 1. */
    office_type: integer().notNull().default(0),
    contact_name: text().notNull(),
    contact_phone: text().notNull(),
    /** Place ids of the data set named below, which may be older than today's. */
    province_id: integer().notNull(),
    /** Null in a data set without districts. */
    district_id: integer(),
    ward_id: integer().notNull(),
    province_name: text().notNull(),
    district_name: text(),
    ward_name: text().notNull(),
    /** House number and street. */
    address: text().notNull(),
    /** The street address with ward, district and province. */
    full_address: text().notNull(),
    /** Data set of the three ids: places get renumbered from time to time. */
    place_dataset: text().notNull(),
    place_dataset_version: text().notNull(),
    deleted_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index()
      .on(t.customer_id, t.id)
      .where(sql`${t.deleted_at} is null`),
    uniqueIndex("addresses_one_default")
      .on(t.customer_id)
      .where(sql`${t.type} = 1 and ${t.deleted_at} is null`),
    oneOfValues(t.type, Object.values(AddressType)),
    oneOfValues(t.office_type, Object.values(OfficeType)),
    upTo(t.contact_name, maxLength("Address", "contact_name")),
    upTo(t.contact_phone, maxLength("Address", "contact_phone")),
    upTo(t.address, maxLength("Address", "address")),
    upTo(t.full_address, maxLength("Address", "full_address")),
  ],
);
