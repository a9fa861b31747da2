import { CITIES, Occupation } from "@sen/domain";
import { check, index, integer, pgTable, smallint, sql, text } from "../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../database/schema/checks.ts";
import { foreignRowId, moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers } from "../customers/tables.ts";
import { orders } from "../order-records/tables/orders.ts";

/** Members of the loyalty program. */
export const memberships = pgTable(
  "memberships",
  {
    customer_id: rowId()
      .primaryKey()
      .references(() => customers.id),
    /** Sixteen random digits, which reveal nothing about the customer. */
    card_number: text().notNull().unique(),
    /** Occupations 1–5. */
    occupation: smallint().$type<Occupation>().notNull(),
    city: text({ enum: CITIES }).notNull(),
    joined_at: moment().notNull(),
  },
  (t) => [
    upTo(t.card_number, maxLength("MemberCard", "number")),
    oneOfValues(t.occupation, Object.values(Occupation)),
    oneOfValues(t.city, CITIES),
  ],
);

/** Points earned and lost by every customer, member or not. The balance is their sum. */
export const pointEntries = pgTable(
  "point_entries",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: foreignRowId(() => customers.id),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    /** Negative for points taken back with a refund. */
    points: integer().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [
    index().on(t.customer_id, t.id.desc().nullsFirst()),
    index().on(t.order_id),
    check("point_entries_not_nothing", sql`${t.points} <> 0`),
  ],
);
