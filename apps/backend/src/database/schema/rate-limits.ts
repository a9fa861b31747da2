import { index, integer, pgTable, text } from "../drizzle.ts";
import { moment } from "./columns.ts";

/** The rate limiter's counters, shared by all processes. `rate-limiter-flexible` prescribes the column names. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer("count").notNull(),
    expire: moment("expires_at").notNull(),
  },
  (t) => [index().on(t.expire)],
);
