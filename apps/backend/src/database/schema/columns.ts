import { bigint, text, timestamp } from "drizzle-orm/pg-core";

/** An amount in dong: always a whole number, beyond 32 bits. */
export const dong = () => bigint({ mode: "number" });

/** A moment, kept with its zone; milliseconds, as JavaScript has them. */
export const moment = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });

/** How goods reach the customer. Spec section 4, delivery types. */
export const deliveryTypes = ["normal", "express", "shop", "go_to_mall"] as const;
export const deliveryType = () => text({ enum: deliveryTypes });

/** When the row was written. */
export const createdAt = () => moment().notNull().defaultNow();
