import { integer, jsonb, pgTable, text } from "../drizzle.ts";
import { createdAt } from "./columns.ts";

/** A file of a photo in the media storage. */
export interface StoredPhoto {
  storage_key: string;
  content_type: string;
}

/** Photos of the catalogue, as the operator's files brought them. Shown at `/media/catalog/<id>/<width>.<format>`. */
export const photos = pgTable("photos", {
  /** Begins the SHA-256 of the file: the same photo is kept once. */
  id: text().primaryKey(),
  /** The file as it came, for the export; never shown. */
  source: jsonb().$type<StoredPhoto>().notNull(),
  /** The picture drawn anew, upright and bounded: what is shown is made of it. */
  shown: jsonb().$type<StoredPhoto>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  created_at: createdAt(),
});
