import {
  complaintFormSchema,
  complaintMachine,
  ComplaintStatus,
  isComplaintOpen,
  requestFilesSchema,
} from "@sen/domain";
import { attachFiles } from "../../aftersales/attach.ts";
import { recordComplaintStatus } from "../../aftersales/complaint-moves.ts";
import { holdOrder } from "../../aftersales/hold.ts";
import { assertStart } from "../../aftersales/judge.ts";
import { complaints } from "../../database/schema/index.ts";
import { ok } from "../../http/envelope.ts";
import { conflict, notAllowedNow } from "../../http/errors.ts";
import { say } from "../../http/messages.ts";
import type { Operation } from "../../http/operation.ts";
import { reasonText } from "../../http/reason-texts.ts";
import { checked } from "../../http/rules.ts";
import { offers, tellingOf } from "../../orders/own.ts";
import { changeOnce } from "../change-once.ts";
import { ownComplaint } from "./own.ts";

/** Raises a complaint about an order that offers it, with at least one picture. Spec §5. */
export const createComplaint: Operation<"createComplaint"> = async (context) => {
  const { customer, body, db, clock, locale } = context;
  const { reason, note } = checked(complaintFormSchema, { reason: body.reason, note: body.note ?? "" });
  const { cs_attach_image, cs_attach_video = [] } = checked(requestFilesSchema, body);
  const { id } = await changeOnce(context, "createComplaint", async (tx) => {
    const order = await holdOrder(tx, customer, body.order_detail_id);
    const standing = order.complaint_status as ComplaintStatus | null;
    if (standing !== null && isComplaintOpen(standing)) throw conflict("COMPLAINT_ALREADY_OPEN");
    if (!offers(order, "complaint")) throw notAllowedNow("COMPLAINT_BLOCKED");
    assertStart(complaintMachine, ComplaintStatus.new, { actor: "customer" });
    const now = clock.now();
    const [complaint] = await tx
      .insert(complaints)
      .values({
        order_id: order.id,
        customer_id: customer.id,
        status: ComplaintStatus.new,
        reason,
        reason_text: reasonText(reason, "vi"),
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
    await attachFiles(tx, customer, files, { complaint_id: created.id }, now);
    return { id: created.id };
  });
  const complaint = await ownComplaint(db, customer, id, tellingOf(context));
  return ok(complaint, say("COMPLAINT_CREATED", locale));
};
