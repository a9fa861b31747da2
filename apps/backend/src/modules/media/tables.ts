import { AttachmentCreator } from "@sen/domain";
import { bigint, index, integer, jsonb, pgTable, smallint, sql, text, uuid } from "../../database/drizzle.ts";
import { oneOfValues, upTo } from "../../database/schema/checks.ts";
import { createdAt, MEDIA_KINDS, moment, rowId } from "../../database/schema/columns.ts";
import { customers } from "../customers/tables.ts";

/** One stored form of a file. */
export interface MediaRendition {
  /** For a video, `original` is the upload without metadata; `hd` and `sd` are encoded from it. */
  name: "original" | "thumbnail" | "hd" | "sd";
  storage_key: string;
  content_type: string;
  size: number;
  width?: number;
  height?: number;
}

/** `customer:<id>` or `address:<network>`, with ample room for either. */
const UPLOADER_MAX_LENGTH = 100;

/** Uploaded files. The id is the public name: unguessable, and the owner is still checked. */
export const mediaFiles = pgTable(
  "media_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null if uploaded without a token, or by staff. */
    customer_id: rowId().references(() => customers.id),
    /** Customer 1, tenant 2, system 3. */
    creator_type: smallint().$type<AttachmentCreator>().notNull().default(1),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    content_type: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    width: integer(),
    height: integer(),
    duration_ms: integer(),
    sha256: text().notNull(),
    /** Size of its forms on disk, in bytes. */
    stored_bytes: bigint({ mode: "number" }).notNull(),
    /** Whose quota it counts toward: `customer:<id>` or `address:<client's>`; null for files of the shop. */
    uploader: text(),
    renditions: jsonb().$type<MediaRendition[]>().notNull(),
    /** Since when a video waits for its qualities; null if nothing is left to encode. */
    prepare_at: moment(),
    /** Number of encoding attempts. */
    prepare_tries: smallint().notNull().default(0),
    /** Null while nothing refers to it; such files are swept after a day. */
    attached_at: moment(),
    created_at: createdAt(),
  },
  (t) => [
    index().on(t.customer_id, t.sha256),
    index().on(t.created_at),
    index("media_files_uploaded")
      .on(t.uploader, t.stored_bytes)
      .where(sql`uploader is not null`),
    index()
      .on(t.prepare_at)
      .where(sql`prepare_at is not null`),
    oneOfValues(t.creator_type, Object.values(AttachmentCreator)),
    oneOfValues(t.kind, MEDIA_KINDS),
    upTo(t.uploader, UPLOADER_MAX_LENGTH),
  ],
);

/** Uploads in progress in any process, with the bytes reserved for them. */
export const uploadReservations = pgTable(
  "upload_reservations",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As in `media_files`. */
    uploader: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Extended while the upload is in progress. */
    expires_at: moment().notNull(),
  },
  (t) => [upTo(t.uploader, UPLOADER_MAX_LENGTH)],
);
