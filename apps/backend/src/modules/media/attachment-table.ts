import { AttachmentCreator } from "@sen/domain";
import { index, pgTable, smallint, text, uuid } from "../../database/drizzle.ts";
import { oneOfValues } from "../../database/schema/checks.ts";
import { createdAt, MEDIA_KINDS, rowId } from "../../database/schema/columns.ts";
import { complaints } from "../complaints/tables.ts";
import { returnRequests } from "../returns/tables.ts";
import { reviews } from "../reviews/tables.ts";
import { ticketMessages } from "../support/tables.ts";
import { mediaFiles } from "./tables.ts";

/** Pictures and videos of a complaint, return, ticket message or review, with the kind of their creator. */
export const csAttachments = pgTable(
  "cs_attachments",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    complaint_id: rowId().references(() => complaints.id, { onDelete: "cascade" }),
    return_request_id: rowId().references(() => returnRequests.id, { onDelete: "cascade" }),
    ticket_message_id: rowId().references(() => ticketMessages.id, { onDelete: "cascade" }),
    review_id: rowId().references(() => reviews.id, { onDelete: "cascade" }),
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
    oneOfValues(t.attach_type, MEDIA_KINDS),
    oneOfValues(t.creator_type, Object.values(AttachmentCreator)),
  ],
);
