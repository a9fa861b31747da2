import { index, integer, pgTable, primaryKey, text } from "../drizzle.ts";
import { moment } from "./columns.ts";
import { customers } from "./customers.ts";

/** Devices that have signed in to an account. Other people's requests do not count against theirs. */
export const knownDevices = pgTable(
  "known_devices",
  {
    customer_id: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** A digest of the device's id, which only its cookie holds. */
    device: text().notNull(),
    signed_in_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.customer_id, t.device] }), index().on(t.signed_in_at)],
);
