import { index, integer, pgTable, text } from "../drizzle.ts";
import { moment } from "./columns.ts";

/** Counters of the rate limiter, shared by all processes; `rate-limiter-flexible` names them so. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer("count").notNull(),
    expire: moment("expires_at").notNull(),
  },
  (t) => [index().on(t.expire)],
);
