import type { Media } from "@sen/api";
import { UPLOAD_FILE_TYPE } from "@sen/domain";
import { randomUUID } from "node:crypto";
import type { MediaStorage } from "../adapters/media-storage/media-storage.ts";
import type { Database } from "../database/connect.ts";
import { mediaFiles, type MediaRendition } from "../database/schema/index.ts";
import type { VideoFacts } from "./file-window.ts";
import { redrawImage } from "./image.ts";
import type { IncomingFile } from "./incoming.ts";
import { extensionOf, type MediaLinks } from "./links.ts";
import { cleanMp4 } from "./mp4.ts";
import { drawPoster } from "./poster.ts";
import { cleanWebm } from "./webm.ts";

export type MediaRow = typeof mediaFiles.$inferSelect;

/** Whose a stored file is, and what it was called. */
export interface FileOwner {
  /** Null without a token, and for files of the shop. */
  customer_id: number | null;
  /** Customer 1, tenant 2, system 3. */
  creator_type: number;
  file_name: string;
}

/** Longest name of a file that is remembered. */
const NAME_MAX = 200;

/** One form of a file on its way into the storage. */
interface Form {
  name: MediaRendition["name"];
  path: string;
  contentType: string;
  size: number;
  width: number;
  height: number;
}

/** Looks into a file that has arrived, cleans it, and stores its forms under names that nobody can guess. */
export async function storeFile(
  { db, mediaStorage, now }: { db: Database; mediaStorage: MediaStorage; now: Date },
  file: IncomingFile,
  owner: FileOwner,
): Promise<MediaRow> {
  const id = randomUUID();
  const { forms, width, height, durationMs } = await formsOf(file);
  const stored: MediaRendition[] = [];
  try {
    for (const { name, path, contentType, ...rest } of forms) {
      const storage_key = `${id.slice(0, 2)}/${id}/${name}.${extensionOf(contentType)}`;
      stored.push({ name, storage_key, content_type: contentType, ...rest });
      await mediaStorage.write(storage_key, path, contentType);
    }
    const [row] = await db
      .insert(mediaFiles)
      .values({
        id,
        ...owner,
        file_name: owner.file_name.slice(0, NAME_MAX),
        type: UPLOAD_FILE_TYPE,
        kind: file.kind,
        content_type: file.type,
        size: file.size,
        width,
        height,
        duration_ms: durationMs,
        sha256: file.sha256,
        renditions: stored,
        created_at: now,
      })
      .returning();
    if (!row) throw new RangeError("A stored file has no row");
    return row;
  } catch (error) {
    await Promise.allSettled(stored.map(({ storage_key }) => mediaStorage.remove(storage_key)));
    throw error;
  }
}

async function formsOf(file: IncomingFile): Promise<VideoFacts & { forms: Form[] }> {
  if (file.kind === "image") {
    const { full, thumbnail } = await redrawImage(file.path, file.type);
    const { width, height } = full;
    const forms: Form[] = [
      { name: "original", ...full },
      { name: "thumbnail", ...thumbnail },
    ];
    return { forms, width, height, durationMs: null };
  }
  const facts = await (file.type === "video/mp4" ? cleanMp4 : cleanWebm)(file.path, file.size);
  const { width, height } = facts;
  const poster = await drawPoster(`${file.path}.poster`, facts);
  const forms: Form[] = [
    { name: "original", path: file.path, contentType: file.type, size: file.size, width, height },
    { name: "thumbnail", ...poster },
  ];
  return { forms, ...facts };
}

/** A stored file as the wire has it. */
export function mediaOf(row: MediaRow, links: MediaLinks): Media {
  return {
    id: row.id,
    attach_type: row.kind,
    mime_type: row.content_type as Media["mime_type"],
    size: row.size,
    width: row.width,
    height: row.height,
    duration: row.duration_ms === null ? null : row.duration_ms / 1000,
    ...links.of(row),
    created_at: row.created_at.toISOString(),
  };
}
