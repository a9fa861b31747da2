import * as refunds from "../actions/refunds.ts";
import { eq, inArray } from "../../database/drizzle.ts";
import { orders, refunds as table } from "../../database/schema/index.ts";
import { reopenRefund } from "../../modules/refunds/index.ts";
import { openRefunds } from "./open-requests.ts";
import { commandsOn, type Command, listing, numberAt } from "./command.ts";

const { refundArrived, refundFailed, sendingFirst } = refunds;
const { step, saying } = commandsOn("refund", "refund ");

/** For a command that sends money, through the gateway if it came from there. */
const sending: Partial<Command> = {
  runsOutside: ({ db }, given) => {
    const refund = eq(table.id, numberAt(given, 0, "refund"));
    const order = db.select({ id: table.order_id }).from(table).where(refund);
    return refunds.isPaidOnline(db, inArray(orders.id, order));
  },
};

/** The mall's side of a refund, and the gateway's outcome. */
export const refundCommands: readonly Command[] = [
  listing(
    "refund list",
    "Lists the refunds that are not over, oldest first, with the bank account to pay to, or the gateway and its transfer.",
    openRefunds,
  ),
  step("approve", "Approves a refund as the mall.", refunds.approveRefund),
  step("pending", "Sends the money of a refund, approving it first if needed.", refunds.sendRefund, sending),
  step("pay", "Marks a refund as paid, sending it first if needed.", sendingFirst(refundArrived), sending),
  step("fail", "Marks a refund as failed, sending it first if needed.", sendingFirst(refundFailed), sending),
  saying(
    "reopen",
    "reason",
    "Takes back a `pay` or `refuse` that was meant for another refund: it is new again. What a gateway reported as paid stays paid.",
    ({ db, now }, id) => db.transaction((tx) => reopenRefund(tx, id, now)),
  ),
  saying("refuse", "reason", "Refuses a refund; the customer sees the reason.", refunds.refuseRefund),
];
