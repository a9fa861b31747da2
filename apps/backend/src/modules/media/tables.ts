import { AttachmentCreator, UPLOAD_FILE_TYPE } from "@sen/domain";
import { bigint, index, integer, jsonb, pgTable, smallint, sql, text, uuid } from "../../database/drizzle.ts";
import { among, upTo } from "../../database/schema/checks.ts";
import { createdAt, MEDIA_KINDS, moment, rowId } from "../../database/schema/columns.ts";
import { customers } from "../customers/tables.ts";

/** Longest name of a file that is remembered, in characters. */
export const FILE_NAME_MAX_LENGTH = 200;

/** One stored form of a file. */
export interface MediaRendition {
  /** Of a video, `original` is what was sent without what was written beside picture and sound; `hd` and `sd` are made of it. */
  name: "original" | "thumbnail" | "hd" | "sd";
  storage_key: string;
  content_type: string;
  size: number;
  width?: number;
  height?: number;
}

/** `customer:<id>` or `address:<network>`: far longer than either. */
const UPLOADER_MAX_LENGTH = 100;

/** Uploaded files. The id is the name on the wire: unguessable, and the owner is still checked. */
export const mediaFiles = pgTable(
  "media_files",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null when uploaded without a token, or by staff. */
    customer_id: rowId().references(() => customers.id),
    /** Customer 1, tenant 2, system 3. */
    creator_type: smallint().$type<AttachmentCreator>().notNull().default(1),
    /** The wire's `type`; 5 for after-sales files. */
    type: smallint().notNull(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    content_type: text().notNull(),
    /** The name the customer's file had, for the download. */
    file_name: text().notNull(),
    size: bigint({ mode: "number" }).notNull(),
    width: integer(),
    height: integer(),
    duration_ms: integer(),
    sha256: text().notNull(),
    /** What its forms take on a disk, in bytes. */
    stored_bytes: bigint({ mode: "number" }).notNull(),
    /** In whose quota it counts: `customer:<id>` or `address:<client's>`; null for files of the shop. */
    uploader: text(),
    renditions: jsonb().$type<MediaRendition[]>().notNull(),
    /** Since when the qualities of a video are to be made; null where nothing is left to make. */
    prepare_at: moment(),
    /** How often making them was begun. */
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
    among(t.creator_type, Object.values(AttachmentCreator)),
    among(t.type, [UPLOAD_FILE_TYPE]),
    among(t.kind, MEDIA_KINDS),
    upTo(t.file_name, FILE_NAME_MAX_LENGTH),
    upTo(t.uploader, UPLOADER_MAX_LENGTH),
  ],
);

/** Uploads that are under way in any process, with the room that they may need. */
export const uploadReservations = pgTable(
  "upload_reservations",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As in `media_files`. */
    uploader: text().notNull(),
    bytes: bigint({ mode: "number" }).notNull(),
    /** Renewed while the upload is under way. */
    expires_at: moment().notNull(),
  },
  (t) => [upTo(t.uploader, UPLOADER_MAX_LENGTH)],
);
