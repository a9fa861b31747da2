import { DELIVERY_TYPES } from "@sen/domain";
import { sql, bigint, customType, integer, type PgColumn, text, timestamp } from "../drizzle.ts";

/** An amount in dong: a whole number that may exceed 32 bits. */
export const dong = () => bigint({ mode: "number" });

/**
 * An id that never runs out, for rows created by customers or over time, and for references to them. Rows from the operator's files
 * (products, shops, coupons, places) have `integer` ids throughout, so that joins never mix the two and the lists' indexes stay small.
 */
export const rowId = () => bigint({ mode: "number" });

type Reference = [id: () => PgColumn, actions?: { onDelete: "cascade" }];

/** A required reference to a row with a `rowId`. */
export const foreignRowId = (...to: Reference) =>
  rowId()
    .notNull()
    .references(...to);

/** A required reference to a row of the operator's files. */
export const foreignInteger = (...to: Reference) =>
  integer()
    .notNull()
    .references(...to);

/** A timestamp with time zone, in milliseconds like JavaScript's. The column is named like its field by default. */
export const moment = (column = "") => timestamp(column, { withTimezone: true, mode: "date", precision: 3 });

/** Text prepared for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => "xid8" });

/** The id of the transaction that wrote the row. A transaction that commits later may have a lower id. */
export const writingTransaction = () =>
  transactionId()
    .notNull()
    .default(sql`pg_current_xact_id()`);

/** How goods reach the customer. Spec section 4, delivery types. */
export const deliveryType = () => text({ enum: DELIVERY_TYPES });

/** When the row was inserted. */
export const createdAt = () => moment().notNull().defaultNow();

/** Types of media files. */
export const MEDIA_KINDS = ["image", "video"] as const;

/**
 * The code of a row in the operator's files. `own_code` comes from a file; a row that came from no file uses its id. For tables whose
 * primary key is `id`.
 */
export const ownCode = () => ({
  own_code: text(),
  code: text()
    .notNull()
    .unique()
    .generatedAlwaysAs(sql`coalesce(own_code, id::text)`),
});
