import { integer, jsonb, pgTable, text } from "../drizzle.ts";
import { createdAt } from "./columns.ts";

/** A photo's file in the media storage. */
export interface StoredPhoto {
  storage_key: string;
  content_type: string;
}

/** Catalogue photos from the operator's files. Served at `/media/catalog/<id>/<width>.<format>`. */
export const photos = pgTable("photos", {
  /** A prefix of the file's SHA-256, so that each photo is stored once. */
  id: text().primaryKey(),
  /** The original file, for exports; never served. */
  source: jsonb().$type<StoredPhoto>().notNull(),
  /** A re-encoded version, upright and with limited size, which all served pictures are made from. */
  shown: jsonb().$type<StoredPhoto>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: createdAt(),
});
