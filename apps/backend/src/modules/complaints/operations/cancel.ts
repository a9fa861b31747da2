import { ComplaintStatus } from "@sen/domain";
import { moveComplaint } from "../complaint-moves.ts";
import { lockComplaint, presentationOf } from "../../order-records/index.ts";
import { ok } from "../../../http/envelope.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { ownComplaint } from "../own.ts";

/** Cancels a complaint while it is new or processing. Spec §4. A second tab gets the error that it is already canceled. */
export const cancelComplaint: Operation<"cancelComplaint"> = async (context) => {
  const { customer, params, db, clock, locale } = context;
  await changeOnce(context, "cancelComplaint", async (tx) => {
    const { complaint } = await lockComplaint(tx, customer, params.id);
    await moveComplaint(tx, complaint, ComplaintStatus.cancelled, "customer", clock.now());
    return { id: complaint.id };
  });
  const complaint = await ownComplaint(db, customer, params.id, presentationOf(context));
  return ok(complaint, say("COMPLAINT_CANCELLED", locale));
};
