import type { Media } from "@sen/api";
import type { AttachmentCreator } from "@sen/domain";
import { randomUUID } from "node:crypto";
import type { Adapters } from "../../ports/adapters.ts";
import type { VideoTool } from "../../ports/video-tool.ts";
import type { Database } from "../../database/connect.ts";
import { mediaFiles } from "../../database/schema/index.ts";
import type { Client } from "./decoding.ts";
import { placeOf, storeForms, type Form } from "./forms.ts";
import { redrawImage } from "./image.ts";
import type { IncomingFile } from "./incoming.ts";
import type { MediaLinks } from "./links.ts";
import { bytesOnDisk } from "./upload-room.ts";
import { takeVideo, type TakenVideo } from "./video.ts";

export type MediaRow = typeof mediaFiles.$inferSelect;

/** Owner of a stored file. */
export interface FileOwner {
  /** Null for uploads without a token, and for files of the shop. */
  customer_id: number | null;
  /** Customer 1, tenant 2, system 3. */
  creator_type: AttachmentCreator;
  /** Whose quota it counts toward while stored; null for files of the shop. */
  uploader: Client | null;
}

/** Client for decoding the shop's own files, which count toward no quota. */
const SHOP: Client = { id: "shop", isGuest: false };

/** Services for storing a file. */
export interface StoreServices extends Pick<Adapters, "mediaStorage" | "videoTool"> {
  db: Database;
  now: Date;
}

/** Inspects and cleans a received file, and stores its forms under unguessable names. */
export async function storeFile(
  { db, mediaStorage, videoTool, now }: StoreServices,
  file: IncomingFile,
  owner: FileOwner,
): Promise<MediaRow> {
  const id = randomUUID();
  const client = owner.uploader ?? SHOP;
  const { forms, width, height, durationMs, hasMore } = await formsOf(file, videoTool, client);
  const renditions = await storeForms({ db, mediaStorage }, placeOf(id), forms);
  try {
    const [row] = await db
      .insert(mediaFiles)
      .values({
        id,
        ...owner,
        uploader: owner.uploader?.id ?? null,
        kind: file.kind,
        content_type: file.type,
        size: file.size,
        width,
        height,
        duration_ms: durationMs,
        sha256: file.sha256,
        stored_bytes: bytesOnDisk(renditions),
        renditions,
        prepare_at: hasMore ? now : null,
        created_at: now,
      })
      .returning();
    if (!row) throw new RangeError("A stored file has no row");
    return row;
  } catch (error) {
    // Nobody has learned their id.
    await Promise.allSettled(renditions.map(({ storage_key }) => mediaStorage.remove(storage_key)));
    throw error;
  }
}

async function formsOf(file: IncomingFile, tool: VideoTool, client: Client): Promise<TakenVideo> {
  const { path, type } = file;
  if (type === "video/mp4" || type === "video/quicktime" || type === "video/webm") {
    return takeVideo({ ...file, type }, tool, client);
  }
  const { full, thumbnail } = await redrawImage({ path, type, client });
  const { width, height } = full;
  const forms: Form[] = [
    { name: "original", ...full },
    { name: "thumbnail", ...thumbnail },
  ];
  return { forms, width, height, durationMs: null, hasMore: false };
}

/** A stored file in the contract's shape. */
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
