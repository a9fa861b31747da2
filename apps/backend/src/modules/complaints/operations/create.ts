import { complaintMachine, ComplaintStatus, isComplaintOpen, optionalNoteSchema } from "@sen/domain";
import { attachFiles } from "../../media/index.ts";
import { recordComplaintStatus } from "../complaint-moves.ts";
import { assertStart, lockOrder, offers, presentationOf } from "../../order-records/index.ts";
import { complaints } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { conflict, notAllowedNow } from "../../../errors/errors.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { ownComplaint } from "../own.ts";

/** Files a complaint about an order that allows one, with at least one picture. Spec §5. */
export const createComplaint: Operation<"createComplaint"> = async (context) => {
  const { customer, body, db, clock, locale } = context;
  const { reason, cs_attach_image, cs_attach_video = [] } = body;
  const note = checked(optionalNoteSchema, body.note ?? "", "note");
  const { id } = await changeOnce(context, "createComplaint", async (tx) => {
    const order = await lockOrder(tx, customer, body.order_detail_id);
    const standing = order.complaint_status;
    if (standing !== null && isComplaintOpen(standing)) throw conflict("COMPLAINT_ALREADY_OPEN");
    if (!offers(order, "complaint", clock.now())) throw notAllowedNow("COMPLAINT_BLOCKED");
    assertStart(complaintMachine, ComplaintStatus.new, { actor: "customer" });
    const now = clock.now();
    const [complaint] = await tx
      .insert(complaints)
      .values({
        order_id: order.id,
        customer_id: customer.id,
        status: ComplaintStatus.new,
        reason,
        customer_note: { description: note },
        created_at: now,
        updated_at: now,
      })
      .returning({ id: complaints.id });
    const created = { id: complaint?.id ?? 0, order_id: order.id };
    await recordComplaintStatus(tx, created, ComplaintStatus.new, now);
    const files = {
      images: { field: "cs_attach_image", ids: cs_attach_image },
      videos: { field: "cs_attach_video", ids: cs_attach_video },
    };
    await attachFiles(tx, context, files, { complaint_id: created.id }, now);
    return { id: created.id };
  });
  const complaint = await ownComplaint(db, customer, id, presentationOf(context));
  return ok(complaint, say("COMPLAINT_CREATED", locale));
};
