import { IDENTITY_REFUSALS, IdentityType } from "@sen/domain";
import {
  customType,
  index,
  integer,
  pgTable,
  smallint,
  sql,
  text,
  uniqueIndex,
  uuid,
} from "../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../database/schema/checks.ts";
import { createdAt, foreignRowId, moment, rowId } from "../../database/schema/columns.ts";
import { customers } from "../customers/tables.ts";

/** Status of a submitted document; nothing submitted has no row. */
export const IDENTITY_ROW_STATUSES = ["waiting", "verified", "refused"] as const;

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** Submitted identity documents. A customer's newest one counts. */
export const identityDocuments = pgTable(
  "identity_documents",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    customer_id: foreignRowId(() => customers.id),
    /** ID card 0, passport 1. */
    type: smallint().notNull(),
    /** Encrypted. */
    number: bytes().notNull(),
    /** Keyed digest of type and number, to find the same document again. The number cannot be recovered from it. */
    number_digest: text().notNull(),
    status: text({ enum: IDENTITY_ROW_STATUSES }).notNull().default("waiting"),
    /** Set if it was refused. */
    refusal: text({ enum: IDENTITY_REFUSALS }),
    submitted_at: moment().notNull(),
    decided_at: moment(),
  },
  (t) => [
    index().on(t.customer_id, t.id.desc().nullsFirst()),
    uniqueIndex("identity_documents_verified_number")
      .on(t.number_digest)
      .where(sql`${t.status} = 'verified'`),
    uniqueIndex("identity_documents_one_open")
      .on(t.customer_id)
      .where(sql`${t.status} <> 'refused'`),
    oneOfValues(t.type, Object.values(IdentityType)),
    oneOfValues(t.status, IDENTITY_ROW_STATUSES),
    oneOfValues(t.refusal, IDENTITY_REFUSALS),
  ],
);

/** Parts of a document that staff can view. */
export const IDENTITY_SHOWN = ["number", "pictures"] as const;

/** Log of staff who viewed a document. */
export const identityViews = pgTable(
  "identity_views",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    document_id: foreignRowId(() => identityDocuments.id, { onDelete: "cascade" }),
    /** The user account on the operator's machine. */
    viewer: text().notNull(),
    shown: text({ enum: IDENTITY_SHOWN }).notNull(),
    viewed_at: moment().notNull(),
  },
  (t) => [index().on(t.document_id), oneOfValues(t.shown, IDENTITY_SHOWN), upTo(t.viewer, 200)],
);

/** Side of the document that a picture shows. */
export const IDENTITY_SIDES = ["front", "back"] as const;

/** Pictures of documents, encrypted in storage under their own prefix. */
export const identityPictures = pgTable(
  "identity_pictures",
  {
    id: uuid().primaryKey(),
    customer_id: foreignRowId(() => customers.id),
    /** Null until a document is submitted with it; such pictures are swept after a day. */
    document_id: rowId().references(() => identityDocuments.id),
    side: text({ enum: IDENTITY_SIDES }),
    storage_key: text().notNull(),
    content_type: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size on disk, in bytes. */
    stored_bytes: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.customer_id),
    index().on(t.document_id),
    index("identity_pictures_unused")
      .on(t.created_at)
      .where(sql`${t.document_id} is null`),
    oneOfValues(t.side, IDENTITY_SIDES),
    upTo(t.storage_key, 200),
  ],
);
