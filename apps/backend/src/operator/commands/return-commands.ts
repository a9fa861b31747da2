import * as returns from "../actions/returns.ts";
import { reopenReturn } from "../../modules/returns/index.ts";
import { showReturn } from "../actions/show-request.ts";
import { openReturns } from "./open-requests.ts";
import { commandsOn, showing, type Command, listing } from "./command.ts";

const { step, saying } = commandsOn("return", "return ");

/** The shop's and the carrier's steps of a return. */
export const returnCommands: readonly Command[] = [
  listing("return list", "Lists the open returns with what the customers wrote, oldest first.", openReturns),
  showing(
    "return",
    "Shows what is returned and why, where the goods are handed over, and the bank account.",
    showReturn,
  ),
  step("take-up", "Starts processing a return as the shop.", returns.startProcessingReturn),
  saying(
    "approve",
    "solution",
    "Approves a return as the shop, with the solution it proposes.",
    returns.approveReturn,
  ),
  saying(
    "reject",
    "reason",
    "Rejects a return as the shop, with the reason; also an approved one whose goods never came.",
    returns.rejectReturn,
  ),
  saying(
    "reopen",
    "reason",
    "Takes back a `reject` that was meant for another return: the shop looks into it again. Not once the customer has complained about it.",
    ({ db, now }, id) => db.transaction((tx) => reopenReturn(tx, id, now)),
  ),
  step("collect", "Marks the goods as collected by the carrier.", returns.collectReturn),
  saying("fail", "reason", "Records that the carrier failed to bring the goods back.", returns.failReturn),
  step("retry", "Has the carrier try again after a failure.", returns.retryReturn),
  step(
    "received",
    "Marks the goods as received by the shop; for an undeliverable parcel, closes the order and opens its refund.",
    returns.receiveReturn,
  ),
  step("complete", "Completes a return; opens the refund of a customer's return.", returns.completeReturn),
];
