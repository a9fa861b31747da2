import { AttachmentCreator } from "@sen/domain";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { and, asc, eq, type SQL } from "../../database/drizzle.ts";
import { csAttachments, mediaFiles } from "../../database/schema/index.ts";
import { bestOf, extensionOf } from "../../modules/media/index.ts";
import type { OperatorContext } from "../operator-context.ts";

/** Where to write files: `<folder>/<name>-1.jpg`. Without a folder they are only counted. */
export interface SaveAs {
  folder: string | undefined;
  name: string;
}

/** The pictures and videos that a customer attached to a request. The written copies can be read by this user only. */
export async function customerFiles(
  { db, mediaStorage }: Pick<OperatorContext, "db" | "mediaStorage">,
  ofRequest: SQL,
  { folder, name }: SaveAs,
): Promise<{ files: number; saved: string | null }> {
  const files = await db
    .select({ renditions: mediaFiles.renditions })
    .from(csAttachments)
    .innerJoin(mediaFiles, eq(mediaFiles.id, csAttachments.media_id))
    .where(and(ofRequest, eq(csAttachments.creator_type, AttachmentCreator.customer)))
    .orderBy(asc(csAttachments.id));
  if (folder === undefined || files.length === 0) return { files: files.length, saved: null };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const saved: string[] = [];
  for (const [index, { renditions }] of files.entries()) {
    const best = bestOf(renditions);
    const content = best && (await mediaStorage.read(best.storage_key));
    if (!content) continue;
    const path = join(folder, `${name}-${index + 1}.${extensionOf(best.content_type)}`);
    await pipeline(content, createWriteStream(path, { mode: 0o600 }));
    saved.push(path);
  }
  return { files: files.length, saved: saved.join(", ") || "none: the media storage lacks them" };
}
