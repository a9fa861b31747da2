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

/** One step of the customer. */
const asked = (name: string, to: ReturnStatus, operation: OperationId, field: string): Call => ({
  name,
  machines: ["return"],
  needs: "return",
  foretell: (story) => story.moveReturn(to, "customer"),
  ask: ({ ids }) => ({ operation, sent: { body: { [field]: ids.return } } }),
});

/** One step of the other side, by the operator's line. */
const step = (name: string, to: ReturnStatus, actor: Actor, words: string[], said: Guard[] = []): Call => ({
  name,
  machines: ["return"],
  needs: "return",
  foretell: (story) => story.moveReturn(to, actor, said),
  act: ({ ids, operator }) => operator("return", name, ids.return, ...words),
});

/** The same step without a word, which the line would not let through. */
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

/** A return from opening to its refund; what opens by itself when a parcel fails is among the order's. */
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
    // A customer's return is collected anew, a parcel that failed goes out anew.
    ...step("retry", customerApproved, "operator", []),
    foretell: (story) => {
      const goesOut = story.case.order === OrderStatus.toReceive;
      story.moveReturn(goesOut ? cancelled : customerApproved, "operator");
    },
  },
  {
    // A parcel that could not be delivered ends its order. Its goods are looked at before they are in stock again.
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
