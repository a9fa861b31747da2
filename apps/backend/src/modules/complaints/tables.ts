import { AttachmentCreator, ComplaintStatus, REQUEST_REASONS, type RequestReason } from "@sen/domain";
import { boolean, index, jsonb, pgTable, smallint, sql, uniqueIndex, uuid } from "../../database/drizzle.ts";
import { oneOfValues, fieldsUpTo } from "../../database/schema/checks.ts";
import { createdAt, foreignRowId, moment, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { customers } from "../customers/tables.ts";
import { orders } from "../order-records/tables/orders.ts";

/** Complaints. Status 0 new, 2 cancelled, 3 completed, 5 processing, 9 compensating. */
export const complaints = pgTable(
  "complaints",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    /** The complaint's public code. */
    uuid: uuid().notNull().unique().defaultRandom(),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    customer_id: foreignRowId(() => customers.id),
    status: smallint().$type<ComplaintStatus>().notNull().default(0),
    /** Customer 1, tenant 2, system 3. */
    creator_type: smallint().$type<AttachmentCreator>().notNull().default(1),
    /** Reasons 1–8. */
    reason: smallint().$type<RequestReason>().notNull(),
    customer_note: jsonb().$type<{ description?: string; evidence_note?: string }>().notNull().default({}),
    /** The shop's response, and when it was given. */
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
    oneOfValues(t.status, Object.values(ComplaintStatus)),
    oneOfValues(t.creator_type, Object.values(AttachmentCreator)),
    oneOfValues(t.reason, REQUEST_REASONS),
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
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    complaint_id: foreignRowId(() => complaints.id, { onDelete: "cascade" }),
    status_update: smallint().$type<ComplaintStatus>().notNull(),
    created_at: createdAt(),
  },
  (t) => [index().on(t.complaint_id, t.id), oneOfValues(t.status_update, Object.values(ComplaintStatus))],
);
