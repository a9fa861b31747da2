import type { BankAccount } from "@sen/api";
import { RefundStatus } from "@sen/domain";
import { index, jsonb, pgTable, smallint, text } from "../../database/drizzle.ts";
import { oneOfValues, fieldsUpTo, upTo } from "../../database/schema/checks.ts";
import { createdAt, dong, foreignRowId, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers } from "../customers/tables.ts";
import { orders } from "../order-records/tables/orders.ts";
import { returnRequests } from "../returns/tables.ts";
import { bankTexts } from "./bank-table.ts";

/** Refunds. Status 0 new, 1 approved, 2 cancelled, 3 completed, 10 transaction pending, 11 failed. */
export const refunds = pgTable(
  "refunds",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    return_request_id: rowId().references(() => returnRequests.id),
    customer_id: foreignRowId(() => customers.id),
    status: smallint().$type<RefundStatus>().notNull().default(0),
    amount: dong().notNull(),
    bank: jsonb().$type<BankAccount>(),
    reason_not_refund: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.order_id, t.id),
    index().on(t.customer_id, t.id.desc().nullsFirst()),
    oneOfValues(t.status, Object.values(RefundStatus)),
    fieldsUpTo(t.bank, bankTexts),
    upTo(t.reason_not_refund, maxLength("Order", "reason_not_refund")),
  ],
);

export const refundHistories = pgTable(
  "refund_histories",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    refund_id: foreignRowId(() => refunds.id, { onDelete: "cascade" }),
    status: smallint().$type<RefundStatus>().notNull(),
    created_at: createdAt(),
  },
  (t) => [index().on(t.refund_id, t.id), oneOfValues(t.status, Object.values(RefundStatus))],
);
