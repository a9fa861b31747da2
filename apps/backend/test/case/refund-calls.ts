import { mayChangeRefundBank, RefundStatus, type Actor, type Guard } from "@sen/domain";
import * as actions from "../../src/operator/actions/refunds.ts";
import { account, operatorContextOf } from "../aftersales.ts";
import type { Call } from "./call.ts";
import { Refused, type ExpectedState } from "./expected-state.ts";
import type { Stage } from "./stage.ts";

const { new: opened, approved, cancelled, completed, transactionPending, failed } = RefundStatus;
const other = { ...account, bank_name: "Techcombank", bank_bin: "970407", account_number: "19031234567890" };

const call = (
  name: string,
  foretell: (story: ExpectedState) => void,
  act: (stage: Stage) => Promise<unknown>,
): Call => ({ name, machines: ["refund"], needs: "refund", foretell, act });

/** One transition by the corresponding action. */
const step = (name: string, to: RefundStatus, actor: Actor, act: typeof actions.approveRefund): Call =>
  call(
    name,
    (story) => story.moveRefund(to, actor),
    ({ shop, ids }) => act(operatorContextOf(shop), ids.refund),
  );

const refusing = (name: string, reason: string, said: Guard[]): Call =>
  call(
    name,
    (story) => story.moveRefund(cancelled, "operator", said),
    ({ shop, ids }) => actions.refuseRefund(operatorContextOf(shop), ids.refund, reason),
  );

/** Sends the money. A refund that is not approved yet is approved first. */
function send(story: ExpectedState): void {
  if (story.there(story.case.refund).status === opened) story.moveRefund(approved, "operator");
  story.moveRefund(transactionPending, "operator");
}

/** One command that does all remaining steps: approve, send, and the gateway's result. */
const toTheEnd = (word: string, to: RefundStatus): Call =>
  call(
    `${word}, whatever is still to be done`,
    (story) => {
      if (story.there(story.case.refund).status !== transactionPending) send(story);
      story.moveRefund(to, "gateway");
    },
    ({ ids, operator }) => operator("refund", word, ids.refund),
  );

/** A refund's whole life. */
export const refundCalls: readonly Call[] = [
  step("approve the refund", approved, "operator", actions.approveRefund),
  call("send the money", send, ({ ids, operator }) => operator("refund", "pending", ids.refund)),
  step("the money arrives", completed, "gateway", actions.refundArrived),
  step("the money comes back", failed, "gateway", actions.refundFailed),
  toTheEnd("pay", completed),
  toTheEnd("fail", failed),
  refusing("refuse the refund", "Thiếu phụ kiện", ["not_refund_reason_given"]),
  refusing("refuse the refund without a word", "  ", []),
  {
    name: "change the account",
    machines: ["refund"],
    needs: "refund",
    foretell: (story) => {
      const { status, toAccount } = story.there(story.case.refund);
      const standing = { status, infor_banking_customer: toAccount ? account : null };
      if (!mayChangeRefundBank(standing)) throw new Refused(422, "its account stands");
    },
    ask: ({ ids }) => ({ operation: "changeRefundBank", sent: { params: { id: ids.refund }, body: other } }),
  },
];
