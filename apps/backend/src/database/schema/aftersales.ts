import {
  AttachmentCreator,
  ComplaintStatus,
  DELIVERY_VENDOR_ID,
  LINE_QUANTITY_LIMIT,
  LONG_TEXT_MAX_LENGTH,
  RefundStatus,
  REQUEST_REASONS,
  type RequestReason,
  ReturnDeliveryMethod,
  ReturnStatus,
} from "@sen/domain";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
  sql,
} from "../drizzle.ts";
import { among, between, fieldsUpTo, upTo } from "./checks.ts";
import { createdAt, dong, MEDIA_KINDS, moment } from "./columns.ts";
import { customers } from "./customers.ts";
import { maxLength } from "./max-length.ts";
import { mediaFiles } from "./media.ts";
import { orderItems, orders } from "./orders.ts";
import { reviews } from "./reviews.ts";
import { ticketMessages } from "./support.ts";

/** Bank account a COD refund goes to. Spec section 3. */
export interface BankAccount {
  bank_name: string;
  account_number: string;
  account_fullname: string;
  bank_bin: string;
}

/** Who brings goods back, and from where. Spec section 3, return request body. */
export interface ReturnCustomerInfo {
  name: string;
  email: string;
  phone_number: string;
  note: string;
  province_id: number;
  district_id: number | null;
  ward_id: number;
  address: string;
  /** The whole address in one line; missing where the return was opened before it was kept. */
  full_address?: string;
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

const bankTexts = {
  bank_name: maxLength("BankAccount", "bank_name"),
  account_number: maxLength("BankAccount", "account_number"),
  account_fullname: maxLength("BankAccount", "account_fullname"),
  bank_bin: "970436".length,
};

/** Complaints. Status 0 new, 2 cancelled, 3 completed, 5 processing, 9 compensating. */
export const complaints = pgTable(
  "complaints",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The complaint code that people see. */
    uuid: uuid().notNull().unique().defaultRandom(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    status: smallint().$type<ComplaintStatus>().notNull().default(0),
    /** Customer 1, tenant 2, system 3. */
    creator_type: smallint().$type<AttachmentCreator>().notNull().default(1),
    /** Reasons 1–8. */
    reason: smallint().$type<RequestReason>().notNull(),
    reason_text: text().notNull(),
    customer_note: jsonb().$type<{ description?: string; evidence_note?: string }>().notNull().default({}),
    /** What the shop answers, and when. */
    feedback: jsonb()
      .$type<{ reason?: string; solution?: string; answered_at?: string }>()
      .notNull()
      .default({}),
    has_request_evidence: boolean().notNull().default(false),
    request_evidence_at: moment(),
    customer_proof_at: moment(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.order_id, t.id),
    index().on(t.customer_id, t.id.desc().nullsFirst()),
    uniqueIndex("complaints_one_open")
      .on(t.order_id)
      .where(sql`${t.status} in (0, 5, 9)`),
    among(t.status, Object.values(ComplaintStatus)),
    among(t.creator_type, Object.values(AttachmentCreator)),
    among(t.reason, REQUEST_REASONS),
    upTo(t.reason_text, maxLength("Complaint", "reason_text")),
    fieldsUpTo(t.customer_note, {
      description: maxLength("ComplaintNote", "description"),
      evidence_note: maxLength("ComplaintNote", "evidence_note"),
    }),
    fieldsUpTo(t.feedback, {
      reason: maxLength("ComplaintAnswer", "reason"),
      solution: maxLength("ComplaintAnswer", "solution"),
    }),
  ],
);

export const complaintHistories = pgTable(
  "complaint_histories",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    complaint_id: integer()
      .notNull()
      .references(() => complaints.id, { onDelete: "cascade" }),
    status_update: smallint().$type<ComplaintStatus>().notNull(),
    note: text().notNull().default(""),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.complaint_id, t.id),
    among(t.status_update, Object.values(ComplaintStatus)),
    upTo(t.note, LONG_TEXT_MAX_LENGTH),
  ],
);

/** Return requests. Status 0–8 of spec section 4, and 9: delivery failed. */
export const returnRequests = pgTable(
  "return_requests",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    status: smallint().$type<ReturnStatus>().notNull().default(0),
    reason_return: smallint().$type<RequestReason>().notNull(),
    amount_refund: dong().notNull(),
    delivery_vendor_id: integer().notNull(),
    payment_vendor_id: integer().notNull(),
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
    among(t.status, Object.values(ReturnStatus)),
    among(t.reason_return, REQUEST_REASONS),
    among(t.delivery_vendor_id, [DELIVERY_VENDOR_ID]),
    among(t.delivery_method, Object.values(ReturnDeliveryMethod)),
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

/** What of an order a return takes back; a return without rows takes all of it. */
export const returnItems = pgTable(
  "return_items",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    return_request_id: integer()
      .notNull()
      .references(() => returnRequests.id, { onDelete: "cascade" }),
    order_detail_item_id: integer()
      .notNull()
      .references(() => orderItems.id, { onDelete: "cascade" }),
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
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    return_request_id: integer()
      .notNull()
      .references(() => returnRequests.id, { onDelete: "cascade" }),
    status: smallint().$type<ReturnStatus>().notNull(),
    note: jsonb().$type<{ reason_delivery_fail?: string; text?: string }>().notNull().default({}),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.return_request_id, t.id),
    among(t.status, Object.values(ReturnStatus)),
    fieldsUpTo(t.note, {
      reason_delivery_fail: maxLength("DeliveryHistoryNote", "reason_delivery_fail"),
    }),
  ],
);

/** Refunds. Status 0 new, 1 approved, 2 cancelled, 3 completed, 10 transaction pending, 11 failed. */
export const refunds = pgTable(
  "refunds",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    return_request_id: integer().references(() => returnRequests.id),
    customer_id: integer()
      .notNull()
      .references(() => customers.id),
    status: smallint().$type<RefundStatus>().notNull().default(0),
    amount: dong().notNull(),
    /** COD 13, otherwise the online method's id. */
    payment_vendor_id: integer().notNull(),
    bank: jsonb().$type<BankAccount>(),
    reason_not_refund: text(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.order_id, t.id),
    index().on(t.customer_id, t.id.desc().nullsFirst()),
    among(t.status, Object.values(RefundStatus)),
    fieldsUpTo(t.bank, bankTexts),
    upTo(t.reason_not_refund, maxLength("Order", "reason_not_refund")),
  ],
);

export const refundHistories = pgTable(
  "refund_histories",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    refund_id: integer()
      .notNull()
      .references(() => refunds.id, { onDelete: "cascade" }),
    status: smallint().$type<RefundStatus>().notNull(),
    note: text().notNull().default(""),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.refund_id, t.id),
    among(t.status, Object.values(RefundStatus)),
    upTo(t.note, LONG_TEXT_MAX_LENGTH),
  ],
);

/** Pictures and videos of a complaint, a return, a ticket's message or a review, by who added them. */
export const csAttachments = pgTable(
  "cs_attachments",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    complaint_id: integer().references(() => complaints.id, { onDelete: "cascade" }),
    return_request_id: integer().references(() => returnRequests.id, { onDelete: "cascade" }),
    ticket_message_id: integer().references(() => ticketMessages.id, { onDelete: "cascade" }),
    review_id: integer().references(() => reviews.id, { onDelete: "cascade" }),
    media_id: uuid()
      .notNull()
      .references(() => mediaFiles.id),
    attach_type: text({ enum: MEDIA_KINDS }).notNull(),
    /** Customer 1, tenant 2, system 3. */
    creator_type: smallint().$type<AttachmentCreator>().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.complaint_id, t.id),
    index().on(t.return_request_id, t.id),
    index().on(t.ticket_message_id, t.id),
    index().on(t.review_id, t.id),
    index().on(t.media_id),
    among(t.attach_type, MEDIA_KINDS),
    among(t.creator_type, Object.values(AttachmentCreator)),
  ],
);
