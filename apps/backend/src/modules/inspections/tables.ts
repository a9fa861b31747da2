import { LINE_QUANTITY_LIMIT, LONG_TEXT_MAX_LENGTH } from "@sen/domain";
import { check, index, integer, pgTable, sql, text } from "../../database/drizzle.ts";
import { between, upTo } from "../../database/schema/checks.ts";
import { createdAt, foreignRowId, moment, rowId } from "../../database/schema/columns.ts";
import { orderItems, orders } from "../order-records/tables/orders.ts";

/** Returned pieces of an order, and the result of inspecting them. Only sellable ones are sold again. */
export const goodsInspections = pgTable(
  "goods_inspections",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    order_item_id: foreignRowId(() => orderItems.id, { onDelete: "cascade" }),
    /** Returned pieces. After the inspection, the next four add up to it. */
    quantity: integer().notNull(),
    sellable: integer().notNull().default(0),
    damaged: integer().notNull().default(0),
    missing: integer().notNull().default(0),
    /** Set aside while a complaint or an insurer is pending. */
    kept: integer().notNull().default(0),
    note: text().notNull().default(""),
    created_at: createdAt(),
    inspected_at: moment(),
  },
  (t) => [
    index().on(t.order_id),
    index().on(t.order_item_id),
    index("goods_inspections_open")
      .on(t.id)
      .where(sql`${t.inspected_at} is null or ${t.kept} > 0`),
    between(t.quantity, 1, LINE_QUANTITY_LIMIT),
    upTo(t.note, LONG_TEXT_MAX_LENGTH),
    check(
      "goods_inspections_pieces",
      sql`${t.quantity} > 0 and least(${t.sellable}, ${t.damaged}, ${t.missing}, ${t.kept}) >= 0
        and ${t.sellable} + ${t.damaged} + ${t.missing} + ${t.kept} = case when ${t.inspected_at} is null then 0 else ${t.quantity} end`,
    ),
  ],
);
