import {
  AttachmentCreator,
  SUPPORT_CATEGORIES,
  type SupportCategory,
  TICKET_STARS,
  TicketStatus,
} from "@sen/domain";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../database/schema/checks.ts";
import { createdAt, foreignRowId, moment, ownCode, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { products } from "../catalogue/tables/products.ts";
import { tenants } from "../catalogue/tables/shops.ts";
import { customers } from "../customers/tables.ts";
import { orders } from "../order-records/tables/orders.ts";

/** Customers' tickets to customer care or shops. Status 0 open, 1 answered, 2 asked, 3 closed. */
export const tickets = pgTable(
  "tickets",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: foreignRowId(() => customers.id),
    /** The shop it is addressed to; null for customer care. */
    tenant_id: integer().references(() => tenants.id),
    /** The shop's product it is about. */
    product_id: integer().references(() => products.id, { onDelete: "set null" }),
    /** The customer's order it is about. */
    order_id: rowId().references(() => orders.id, { onDelete: "set null" }),
    /** Support categories 1–9. */
    category: smallint().notNull(),
    status: smallint().notNull().default(TicketStatus.open),
    subject: text().notNull(),
    /** Messages by customer care or the shop that the customer has not read. */
    unread_count: integer().notNull().default(0),
    closed_at: moment(),
    /** 1–5; null until the customer rates it. */
    rating_stars: smallint(),
    rating_note: text(),
    created_at: createdAt(),
    /** The time of its latest message or change. */
    updated_at: createdAt(),
  },
  (t) => [
    index().on(t.customer_id, t.updated_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index().on(t.order_id),
    index().on(t.product_id),
    index().on(t.tenant_id),
    index().on(t.status, t.updated_at),
    oneOfValues(t.category, SUPPORT_CATEGORIES),
    oneOfValues(t.status, Object.values(TicketStatus)),
    upTo(t.subject, maxLength("CreateTicketBody", "subject")),
    oneOfValues(t.rating_stars, TICKET_STARS),
    upTo(t.rating_note, maxLength("TicketRating", "note")),
  ],
);

/** The messages of a ticket. */
export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    ticket_id: foreignRowId(() => tickets.id, { onDelete: "cascade" }),
    /** Customer 1, shop 2, customer care 3. */
    creator_type: smallint().notNull(),
    /** Empty if the message consists of files only. */
    text: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.ticket_id, t.id),
    oneOfValues(t.creator_type, Object.values(AttachmentCreator)),
    upTo(t.text, maxLength("TicketText")),
  ],
);

/** Every status change of a ticket. */
export const ticketHistories = pgTable(
  "ticket_histories",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    ticket_id: foreignRowId(() => tickets.id, { onDelete: "cascade" }),
    status: smallint().notNull(),
    /** Customer 1, shop 2, customer care 3. */
    creator_type: smallint().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.ticket_id, t.id),
    oneOfValues(t.status, Object.values(TicketStatus)),
    oneOfValues(t.creator_type, Object.values(AttachmentCreator)),
  ],
);

/** Frequently asked questions with their answers. */
export const supportQuestions = pgTable(
  "support_questions",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    ...ownCode(),
    category: smallint().$type<SupportCategory>().notNull(),
    question_vi: text().notNull(),
    question_en: text().notNull(),
    answer_vi: text().notNull(),
    answer_en: text().notNull(),
    /** Additional search keywords. */
    keywords_vi: text().notNull(),
    keywords_en: text().notNull(),
    position: integer().notNull(),
    active: boolean().notNull(),
    /** Number of devices that found the answer helpful. */
    helpful_count: integer().notNull().default(0),
  },
  (t) => [
    index().on(t.category, t.position, t.id),
    oneOfValues(t.category, SUPPORT_CATEGORIES),
    upTo(t.question_vi, maxLength("Question", "question")),
    upTo(t.question_en, maxLength("Question", "question")),
    upTo(t.answer_vi, maxLength("Question", "answer")),
    upTo(t.answer_en, maxLength("Question", "answer")),
  ],
);

/** Whether an answer was helpful, per device. */
export const questionFeedback = pgTable(
  "question_feedback",
  {
    question_id: integer().notNull(),
    /** An id that the device generated. */
    device_id: uuid().notNull(),
    is_helpful: boolean().notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.question_id, t.device_id] }), index().on(t.created_at)],
);
