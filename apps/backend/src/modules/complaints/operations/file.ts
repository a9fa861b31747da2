import { and, eq } from "../../../database/drizzle.ts";
import { complaints, csAttachments, mediaFiles } from "../../../database/schema/index.ts";
import { forbidden, notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { bestOf, extensionOf, renditionOf } from "../../media/index.ts";
import { requestCode } from "../../order-records/index.ts";

/** Downloads a file, for the complaint's own customer only. Spec §7: complaint file download. */
export const downloadComplaintFile: Operation<"downloadComplaintFile"> = async ({
  customer,
  params,
  query,
  db,
  mediaStorage,
  reply,
}) => {
  const [complaint] = await db.select().from(complaints).where(eq(complaints.id, params.id));
  if (!complaint) throw notFound();
  if (complaint.customer_id !== customer.id) throw forbidden();
  const [media] = await db
    .select({ renditions: mediaFiles.renditions })
    .from(csAttachments)
    .innerJoin(mediaFiles, eq(mediaFiles.id, csAttachments.media_id))
    .where(and(eq(csAttachments.id, params.fileId), eq(csAttachments.complaint_id, complaint.id)));
  const name = query.quality === "SD" ? "sd" : query.quality === "HD" ? "hd" : "best";
  const rendition = media && (renditionOf(media.renditions, name) ?? bestOf(media.renditions));
  const content = rendition && (await mediaStorage.read(rendition.storage_key));
  if (!rendition || !content) throw notFound();
  const code = requestCode("KN", { id: complaint.id, created_at: complaint.created_at.toISOString() });
  const fileName = `${code}-${params.fileId}.${extensionOf(rendition.content_type)}`;
  reply
    .type(rendition.content_type)
    .header("content-length", rendition.size)
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .header("cache-control", "private, no-store");
  return content;
};
