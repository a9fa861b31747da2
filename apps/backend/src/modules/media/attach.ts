import { AttachmentCreator } from "@sen/domain";
import { eq, inArray } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { csAttachments, mediaFiles } from "../../database/schema/index.ts";
import type { Config } from "../../config.ts";
import type { Customer } from "../../signed-in.ts";
import { addJobs } from "../../jobs/add-job.ts";
import { queueFileDeletion } from "./delete-files.ts";
import { preparing } from "./prepare.ts";
import { assertOwnRoom, uploaderOf } from "./upload-room.ts";
import { invalidFields, type BrokenField } from "../../errors/errors.ts";

/** Ids of uploaded files, with the form fields they came in. */
export interface FilesOfRequest {
  images: { field: string; ids: readonly string[] };
  videos: { field: string; ids: readonly string[] };
}

/** The row to attach files to. */
type AttachTarget =
  | { complaint_id: number }
  | { return_request_id: number }
  | { ticket_message_id: number }
  | { review_id: number };

/** The customer who attaches files, and the quota that files of guests then count toward. */
export interface AttachContext {
  readonly customer: Customer;
  config: Pick<Config, "uploads">;
}

/**
 * Attaches a customer's uploaded files to a request. Each must be theirs or nobody's yet, of its field's kind, not attached elsewhere,
 * and no duplicate of another. Throws 422 at the field and index otherwise, and 429 if the customer's quota has no room for a guest's files.
 */
export async function attachFiles(
  tx: Transaction,
  { customer, config }: AttachContext,
  { images, videos }: FilesOfRequest,
  target: AttachTarget,
  now: Date,
): Promise<void> {
  const wanted = [
    ...images.ids.map((id, index) => ({ id, kind: "image" as const, field: `${images.field}[${index}]` })),
    ...videos.ids.map((id, index) => ({ id, kind: "video" as const, field: `${videos.field}[${index}]` })),
  ];
  if (wanted.length === 0) return;
  const ids = wanted.map(({ id }) => id);
  const files = await tx
    .select()
    .from(mediaFiles)
    .where(inArray(mediaFiles.id, ids))
    .orderBy(mediaFiles.id)
    .for("update");
  const seen = new Set<string>();
  const broken: BrokenField[] = [];
  for (const { id, kind, field } of wanted) {
    const file = files.find((one) => one.id === id);
    const isTheirs =
      file?.creator_type === AttachmentCreator.customer && [null, customer.id].includes(file.customer_id);
    if (!file || !isTheirs) broken.push({ field, code: "FILE_UNKNOWN" });
    else if (file.attached_at !== null) broken.push({ field, code: "FILE_ALREADY_USED" });
    else if (file.kind !== kind) broken.push({ field, code: "FILE_WRONG_KIND" });
    else if (seen.has(file.sha256)) broken.push({ field, code: "SAME_FILE" });
    if (file) seen.add(file.sha256);
  }
  if (broken.length > 0) throw invalidFields(broken);
  const bytes = files.reduce((sum, file) => sum + (file.customer_id === null ? file.stored_bytes : 0), 0);
  if (bytes > 0) await assertOwnRoom(tx, { customer, bytes }, config.uploads, now);
  await tx
    .update(mediaFiles)
    .set({ attached_at: now, customer_id: customer.id, uploader: uploaderOf({ customer }) })
    .where(inArray(mediaFiles.id, ids));
  await addJobs(
    tx,
    files.flatMap(({ id, prepare_at }) => (prepare_at === null ? [] : [preparing(id)])),
  );
  await tx.insert(csAttachments).values(
    wanted.map(({ id, kind }) => ({
      ...target,
      media_id: id,
      attach_type: kind,
      creator_type: AttachmentCreator.customer,
      created_at: now,
    })),
  );
}

/** Attaches a file of the shop or the system to a request. */
export async function attachShopFile(
  db: Queryable,
  { id, kind, creator_type }: Pick<typeof mediaFiles.$inferSelect, "id" | "kind" | "creator_type">,
  target: AttachTarget,
  now: Date,
): Promise<void> {
  await db
    .insert(csAttachments)
    .values({ ...target, media_id: id, attach_type: kind, creator_type, created_at: now });
  await db.update(mediaFiles).set({ attached_at: now }).where(eq(mediaFiles.id, id));
}

type Attachment = Pick<typeof csAttachments.$inferSelect, "id" | "media_id">;

/** Detaches files from a request. Nothing refers to them then, so the sweep deletes them. */
export async function detachFiles(tx: Transaction, gone: readonly Attachment[]): Promise<void> {
  if (gone.length === 0) return;
  const [ids, files] = [gone.map(({ id }) => id), gone.map(({ media_id }) => media_id)];
  await tx.delete(csAttachments).where(inArray(csAttachments.id, ids));
  await tx.update(mediaFiles).set({ attached_at: null }).where(inArray(mediaFiles.id, files));
}

/** Deletes the pictures and videos that a customer sent. */
export async function forgetFiles(tx: Transaction, customerId: number): Promise<void> {
  const own = tx.select({ id: mediaFiles.id }).from(mediaFiles).where(eq(mediaFiles.customer_id, customerId));
  await tx.delete(csAttachments).where(inArray(csAttachments.media_id, own));
  const removed = await tx
    .delete(mediaFiles)
    .where(eq(mediaFiles.customer_id, customerId))
    .returning({ renditions: mediaFiles.renditions });
  await queueFileDeletion(
    tx,
    removed.flatMap(({ renditions }) => renditions),
  );
}
