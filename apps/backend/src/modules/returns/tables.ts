import type { BankAccount } from "@sen/api";
import {
  LINE_QUANTITY_LIMIT,
  REQUEST_REASONS,
  type RequestReason,
  ReturnDeliveryMethod,
  ReturnStatus,
} from "@sen/domain";
import { index, integer, jsonb, pgTable, smallint, sql, text, uniqueIndex } from "../../database/drizzle.ts";
import { oneOfValues, between, fieldsUpTo, upTo } from "../../database/schema/checks.ts";
import { createdAt, dong, foreignRowId, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers } from "../customers/tables.ts";
import { orderItems, orders } from "../order-records/tables/orders.ts";
import { bankTexts } from "../refunds/bank-table.ts";

/** Who returns the goods, and from where. Spec section 3, return request body. */
export interface ReturnCustomerInfo {
  name: string;
  email: string;
  phone_number: string;
  note: string;
  province_id: number;
  district_id: number | null;
  ward_id: number;
  address: string;
  /** The full address in one line. */
  full_address: string;
  pick_station_id: number | null;
}

export interface ReturnTenantInfo {
  name: string;
  phone_number: string;
  province_id: number;
  district_id: number | null;
  ward_id: number;
  address: string;
}

/** Return requests. Status 0–8 of spec section 4, and 9: delivery failed. */
export const returnRequests = pgTable(
  "return_requests",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    customer_id: foreignRowId(() => customers.id),
    status: smallint().$type<ReturnStatus>().notNull().default(0),
    reason_return: smallint().$type<RequestReason>().notNull(),
    amount_refund: dong().notNull(),
    delivery_method: smallint().$type<ReturnDeliveryMethod>().notNull(),
    customer_note: jsonb().$type<{ description?: string }>().notNull().default({}),
    feedback: jsonb().$type<{ reason_reject?: string; solution?: string }>().notNull().default({}),
    customer_info: jsonb().$type<ReturnCustomerInfo>().notNull(),
    tenant_info: jsonb().$type<ReturnTenantInfo>().notNull(),
    ward_code: text().notNull(),
    /** COD only. */
    infor_banking_customer: jsonb().$type<BankAccount>(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.order_id, t.id),
    index().on(t.customer_id, t.id.desc().nullsFirst()),
    uniqueIndex("return_requests_one_open")
      .on(t.order_id)
      .where(sql`${t.status} in (0, 1, 5, 6, 7, 8, 9)`),
    oneOfValues(t.status, Object.values(ReturnStatus)),
    oneOfValues(t.reason_return, REQUEST_REASONS),
    oneOfValues(t.delivery_method, Object.values(ReturnDeliveryMethod)),
    fieldsUpTo(t.customer_note, { description: maxLength("ReturnNote", "description") }),
    fieldsUpTo(t.feedback, {
      reason_reject: maxLength("ReturnFeedback", "reason_reject"),
      solution: maxLength("ReturnFeedback", "solution"),
    }),
    fieldsUpTo(t.customer_info, {
      name: maxLength("ReturningCustomer", "name"),
      email: maxLength("ReturningCustomer", "email"),
      phone_number: maxLength("ReturningCustomer", "phone_number"),
      note: maxLength("ReturningCustomer", "note"),
      address: maxLength("ReturningCustomer", "address"),
      full_address: maxLength("ReturningCustomer", "full_address"),
    }),
    fieldsUpTo(t.tenant_info, {
      name: maxLength("ReturnTenant", "name"),
      phone_number: maxLength("ReturnTenant", "phone_number"),
      address: maxLength("ReturnTenant", "address"),
    }),
    upTo(t.ward_code, maxLength("WardCode")),
    fieldsUpTo(t.infor_banking_customer, bankTexts),
  ],
);

/** The items of a return. A return without rows returns the whole order. */
export const returnItems = pgTable(
  "return_items",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    return_request_id: foreignRowId(() => returnRequests.id, { onDelete: "cascade" }),
    order_detail_item_id: foreignRowId(() => orderItems.id, { onDelete: "cascade" }),
    quantity: integer().notNull(),
  },
  (t) => [
    uniqueIndex().on(t.return_request_id, t.order_detail_item_id),
    index().on(t.order_detail_item_id),
    between(t.quantity, 1, LINE_QUANTITY_LIMIT),
  ],
);

export const returnHistories = pgTable(
  "return_histories",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    return_request_id: foreignRowId(() => returnRequests.id, { onDelete: "cascade" }),
    status: smallint().$type<ReturnStatus>().notNull(),
    note: jsonb().$type<{ reason_delivery_fail?: string }>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.return_request_id, t.id),
    oneOfValues(t.status, Object.values(ReturnStatus)),
    fieldsUpTo(t.note, {
      reason_delivery_fail: maxLength("DeliveryHistoryNote", "reason_delivery_fail"),
    }),
  ],
);
