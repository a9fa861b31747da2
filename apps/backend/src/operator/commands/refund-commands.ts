import * as refunds from "../actions/refunds.ts";
import type { OperatorContext } from "../operator-context.ts";
import { RefundStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { refunds as table } from "../../database/schema/index.ts";
import { openRefunds } from "./open-requests.ts";
import { commandsOn, type Command, listing } from "./command.ts";

const { step, saying } = commandsOn("refund", "refund ");

const UNSENT: readonly RefundStatus[] = [RefundStatus.new, RefundStatus.approved, RefundStatus.failed];

/** Sends the money first if that has not been done, and then records the outcome. */
const ending =
  (end: (context: OperatorContext, id: number) => Promise<unknown>) =>
  async (context: OperatorContext, id: number) => {
    const [refund] = await context.db.select({ status: table.status }).from(table).where(eq(table.id, id));
    if (refund && UNSENT.includes(refund.status)) await refunds.sendRefund(context, id);
    await end(context, id);
  };

/** The mall's side of a refund, and the gateway's outcome. */
export const refundCommands: readonly Command[] = [
  listing(
    "refund list",
    "Lists the refunds that are not over, oldest first, with the bank account to pay to, or the gateway and its transfer.",
    openRefunds,
  ),
  step("approve", "Approves a refund as the mall.", refunds.approveRefund),
  step("pending", "Sends the money of a refund, approving it first if needed.", refunds.sendRefund),
  step("pay", "Marks a refund as paid, sending it first if needed.", ending(refunds.refundArrived)),
  step("fail", "Marks a refund as failed, sending it first if needed.", ending(refunds.refundFailed)),
  saying("refuse", "reason", "Refuses a refund; the customer sees the reason.", refunds.refuseRefund),
];
