import { ComplaintStatus, EVIDENCE_WINDOW_MS, type BankAccountForm } from "@sen/domain";
import { amendComplaint, assertComplaintOpen, moveComplaint } from "../../modules/complaints/index.ts";
import { attachShopFile } from "../../modules/media/index.ts";
import { lockComplaint } from "../../modules/order-records/index.ts";
import { openRefund } from "../../modules/refunds/index.ts";
import { takeShopFiles, type OperatorContext } from "../operator-context.ts";

/** The shop's answer to a complaint. */
export interface ShopAnswer {
  reason?: string;
  solution?: string;
  /** Local paths, or pictures drawn in memory. */
  evidence?: readonly (string | Buffer)[];
}

/** The shop takes up a complaint and answers it. A later answer overwrites the fields that it sets. */
export async function answerComplaint(
  context: OperatorContext,
  id: number,
  { reason, solution, evidence = [] }: ShopAnswer,
): Promise<void> {
  const { db, now } = context;
  // Before the answer, so that a refused file leaves nothing half done.
  const files = await takeShopFiles(context, evidence);
  await db.transaction(async (tx) => {
    const { complaint } = await lockComplaint(tx, "staff", id);
    const feedback = {
      ...complaint.feedback,
      ...(reason !== undefined && { reason }),
      ...(solution !== undefined && { solution }),
      answered_at: now.toISOString(),
    };
    if (complaint.status === ComplaintStatus.processing) {
      await amendComplaint(tx, complaint, now, { feedback }, { kind: "complaint_answered" });
    } else await moveComplaint(tx, complaint, ComplaintStatus.processing, "tenant", now, { feedback });
    for (const file of files) await attachShopFile(tx, file, { complaint_id: id }, now);
  });
}

/** Asks the customer for more evidence, due within a day. */
export async function requestEvidence({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { complaint } = await lockComplaint(tx, "staff", id);
    assertComplaintOpen(complaint);
    const asked = { has_request_evidence: true, request_evidence_at: now, customer_proof_at: null };
    const deadline = new Date(now.getTime() + EVIDENCE_WINDOW_MS).toISOString();
    await amendComplaint(tx, complaint, now, asked, { kind: "evidence_requested", facts: { deadline } });
  });
}

/** The shop compensates the customer; an amount starts a refund. A cash payment is refunded to `bank`. */
export async function compensate(
  { db, now }: OperatorContext,
  id: number,
  refund?: { amount: number; bank: BankAccountForm | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, complaint } = await lockComplaint(tx, "staff", id);
    await moveComplaint(tx, complaint, ComplaintStatus.compensating, "operator", now);
    if (refund) await openRefund(tx, order, "operator", now, refund);
  });
}

/** Closes the complaint as resolved. */
export async function resolveComplaint({ db, now }: OperatorContext, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const { complaint } = await lockComplaint(tx, "staff", id);
    await moveComplaint(tx, complaint, ComplaintStatus.completed, "operator", now);
  });
}
