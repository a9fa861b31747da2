import { DELIVERY_TYPES } from "@sen/domain";
import { sql, bigint, customType, text, timestamp } from "../drizzle.ts";

/** An amount in dong: always a whole number, beyond 32 bits. */
export const dong = () => bigint({ mode: "number" });

/**
 * The number of a row that customers or the passing of time make, and of what refers to it: never runs out. What the operator's files
 * bring (products, shops, coupons, places) is an `integer` throughout, so that no join mixes the two and the lists' indexes stay small.
 */
export const rowId = () => bigint({ mode: "number" });

/** A moment, kept with its zone; milliseconds, as JavaScript has them. The column is called as its field unless it is named. */
export const moment = (column = "") => timestamp(column, { withTimezone: true, mode: "date", precision: 3 });

/** Words to be searched, as PostgreSQL keeps them. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

const transactionId = customType<{ data: string; driverData: string }>({ dataType: () => "xid8" });

/** Which transaction wrote the row: what is committed later may have a lower number. */
export const writtenIn = () =>
  transactionId()
    .notNull()
    .default(sql`pg_current_xact_id()`);

/** How goods reach the customer. Spec section 4, delivery types. */
export const deliveryType = () => text({ enum: DELIVERY_TYPES });

/** When the row was written. */
export const createdAt = () => moment().notNull().defaultNow();

/** What a file is. */
export const MEDIA_KINDS = ["image", "video"] as const;

/**
 * How the operator's files name a row. `own_code` is what a file said; a row that no file brought goes by its id. For a table whose key
 * is `id`.
 */
export const ownCode = () => ({
  own_code: text(),
  code: text()
    .notNull()
    .unique()
    .generatedAlwaysAs(sql`coalesce(own_code, id::text)`),
});
