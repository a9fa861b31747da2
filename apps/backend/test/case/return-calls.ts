import {
  CancellationKind,
  isReturnOpen,
  OrderStatus,
  PaymentStatus,
  ReturnStatus,
  type Actor,
  type Guard,
} from "@sen/domain";
import type { OperationId } from "@sen/api";
import type { Call } from "./call.ts";
import { Refused } from "./expected-state.ts";
import * as actions from "../../src/operator/actions/returns.ts";
import { operatorContextOf } from "../aftersales.ts";

const { new: opened, approved, cancelled, completed, rejected, processing, deliveryFailed } = ReturnStatus;
const { customerApproved, customerConfirmedDelivered, shopConfirmedReceived } = ReturnStatus;

/** One step by the customer. */
const asked = (name: string, to: ReturnStatus, operation: OperationId, field: string): Call => ({
  name,
  machines: ["return"],
  needs: "return",
  foretell: (story) => story.moveReturn(to, "customer"),
  ask: ({ ids }) => ({ operation, sent: { body: { [field]: ids.return } } }),
});

/** One step by somebody else, through the operator's command line. */
const step = (name: string, to: ReturnStatus, actor: Actor, words: string[], said: Guard[] = []): Call => ({
  name,
  machines: ["return"],
  needs: "return",
  foretell: (story) => story.moveReturn(to, actor, said),
  act: ({ ids, operator }) => operator("return", name, ids.return, ...words),
});

/** The same step with a blank text, which the command line would reject, so the action is called directly. */
const speechless = (
  name: string,
  to: ReturnStatus,
  actor: Actor,
  act: typeof actions.approveReturn,
): Call => ({
  name: `${name} without a word`,
  machines: ["return"],
  needs: "return",
  foretell: (story) => story.moveReturn(to, actor),
  act: ({ ids, shop }) => act(operatorContextOf(shop), ids.return, " \n"),
});

const openReturn = (name: string, isPart: boolean): Call => ({
  name,
  machines: ["return"],
  foretell: (story) => {
    const { return: present } = story.case;
    if (present && isReturnOpen(present.status)) throw new Refused(409, "one is open");
    story.mustOffer("return");
    story.startReturn(opened, "customer", [], isPart);
  },
  ask: async (stage) => ({ operation: "createReturn", sent: { body: await stage.returnBody(isPart) } }),
});

/** A return's whole life up to its refund. The return of a failed delivery is opened by an order call. */
export const returnCalls: readonly Call[] = [
  openReturn("open a return", false),
  openReturn("open a return of a part", true),
  asked("recall", cancelled, "recallReturn", "return_id"),
  asked("accept", customerApproved, "approveReturnAsCustomer", "return_request_id"),
  asked("hand to the carrier", customerConfirmedDelivered, "confirmReturnReceived", "return_id"),
  step("take-up", processing, "tenant", []),
  step("approve", approved, "tenant", ["--solution", "Hoàn tiền"], ["solution_given"]),
  speechless("approve", approved, "tenant", actions.approveReturn),
  step("reject", rejected, "tenant", ["--reason", "Đã dùng"], ["reject_reason_given"]),
  speechless("reject", rejected, "tenant", actions.rejectReturn),
  step("collect", customerConfirmedDelivered, "carrier", []),
  step("fail", deliveryFailed, "carrier", ["--reason", "Khách hẹn lại"], ["fail_reason_given"]),
  speechless("fail", deliveryFailed, "carrier", actions.failReturn),
  {
    // A customer's return is collected again; a failed delivery is delivered again.
    ...step("retry", customerApproved, "operator", []),
    foretell: (story) => {
      const goesOut = story.case.order === OrderStatus.toReceive;
      story.moveReturn(goesOut ? cancelled : customerApproved, "operator");
    },
  },
  {
    // A failed delivery's return cancels its order. The goods are inspected before they are back in stock.
    ...step("received", shopConfirmedReceived, "tenant", []),
    machines: ["return", "order", "refund"],
    foretell: (story) => {
      story.moveReturn(shopConfirmedReceived, "tenant");
      if (story.case.return?.bySystem !== true) return;
      story.moveOrder([OrderStatus.cancelled, "tenant"], null);
      story.end(CancellationKind.deliveryFail);
      if (story.case.payment === PaymentStatus.complete) story.startRefund("tenant", false);
    },
  },
  {
    ...step("complete", completed, "tenant", []),
    machines: ["return", "refund"],
    foretell: (story) => {
      story.moveReturn(completed, "tenant");
      const { payment, return: present } = story.case;
      if (present?.bySystem !== false) return;
      if (!present.isPart) story.end(CancellationKind.return);
      if (payment === PaymentStatus.complete) story.startRefund("tenant", true);
    },
  },
];
