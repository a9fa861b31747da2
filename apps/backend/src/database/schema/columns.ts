import { bigint, timestamp } from "drizzle-orm/pg-core";

/** An amount in dong: always a whole number, beyond 32 bits. */
export const dong = () => bigint({ mode: "number" });

/** A moment, kept with its zone; milliseconds, as JavaScript has them. */
export const moment = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** When the row was written. */
export const createdAt = () => moment().notNull().defaultNow();
