import { ComplaintStatus, isComplaintOpen, mayAddEvidence } from "@sen/domain";
import * as actions from "../../src/operator/actions/complaints.ts";
import { account, operatorContextOf } from "../aftersales.ts";
import type { Call } from "./call.ts";
import { Refused, type ExpectedState } from "./expected-state.ts";
import type { Stage } from "./stage.ts";

const { new: opened, cancelled, completed, processing, compensating } = ComplaintStatus;
/** Dong. Small enough that an order can be compensated repeatedly. */
const REFUNDED = 1_000;

const call = (
  name: string,
  foretell: (story: ExpectedState) => void,
  act: (stage: Stage) => Promise<unknown>,
): Call => ({ name, machines: ["complaint"], needs: "complaint", foretell, act });

/** The shop replies. The first reply moves the complaint to processing; later ones change only the text. */
const answer = (name: string, words: string[], isSolution: boolean): Call =>
  call(
    name,
    (story) => {
      const present = story.there(story.case.complaint);
      if (present.status !== processing) story.moveComplaint(processing, "tenant");
      present.solved ||= isSolution;
    },
    ({ ids, operator }) => operator("complaint", "answer", ids.complaint, ...words),
  );

/** The shop compensates the customer and opens a refund: to a bank account, or, for a cash order, without a destination. */
const payBack = (name: string, bank: typeof account | null): Call => ({
  ...call(
    name,
    (story) => {
      story.moveComplaint(compensating, "operator");
      story.startRefund("operator", bank !== null);
    },
    ({ ids, shop }) => actions.compensate(operatorContextOf(shop), ids.complaint, { amount: REFUNDED, bank }),
  ),
  machines: ["complaint", "refund"],
});

/** A complaint's whole life, including requested evidence. */
export const complaintCalls: readonly Call[] = [
  {
    name: "complain",
    machines: ["complaint"],
    foretell: (story) => {
      const { complaint } = story.case;
      if (complaint && isComplaintOpen(complaint.status)) throw new Refused(409, "one is open");
      story.mustOffer("complaint");
      story.startComplaint(opened);
    },
    ask: async ({ order, image }) => ({
      operation: "createComplaint",
      sent: { body: { order_detail_id: order, reason: 3, cs_attach_image: [await image()] } },
    }),
  },
  {
    name: "cancel the complaint",
    machines: ["complaint"],
    needs: "complaint",
    foretell: (story) => story.moveComplaint(cancelled, "customer"),
    ask: ({ ids }) => ({ operation: "cancelComplaint", sent: { params: { id: ids.complaint } } }),
  },
  answer("answer", ["--reason", "Nhầm kho", "--solution", "Gửi bù"], true),
  answer("answer without a solution", ["--reason", "Đang kiểm tra"], false),
  call(
    "ask for evidence",
    (story) => {
      const present = story.there(story.case.complaint);
      if (!isComplaintOpen(present.status)) throw new Refused(422, "it is closed");
      Object.assign(present, { askedAt: story.case.now, proven: false });
    },
    ({ ids, operator }) => operator("complaint", "request-evidence", ids.complaint),
  ),
  {
    name: "add evidence",
    machines: ["complaint"],
    needs: "complaint",
    foretell: (story) => {
      const present = story.there(story.case.complaint);
      const { status, askedAt, proven } = present;
      const moment = askedAt === null ? null : new Date(askedAt).toISOString();
      const standing = {
        status,
        has_request_evidence: askedAt !== null,
        request_evidence_at: moment,
        customer_proof_at: proven ? moment : null,
      };
      if (!mayAddEvidence(standing, new Date(story.case.now))) throw new Refused(422, "not now");
      present.proven = true;
    },
    ask: async ({ ids, image }) => ({
      operation: "uploadComplaintProof",
      sent: {
        params: { id: ids.complaint },
        body: { images: [await image()], videos: [], note: "Ảnh nhãn trên hộp" },
      },
    }),
  },
  call(
    "compensate",
    (story) => story.moveComplaint(compensating, "operator"),
    ({ ids, operator }) => operator("complaint", "compensate", ids.complaint),
  ),
  payBack("compensate and pay back", account),
  payBack("compensate and pay back without an account", null),
  call(
    "resolve",
    (story) => story.moveComplaint(completed, "operator"),
    ({ ids, operator }) => operator("complaint", "resolve", ids.complaint),
  ),
];
