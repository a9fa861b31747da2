import * as returns from "../actions/returns.ts";
import { commandsOn, numberAt, type Command } from "./command.ts";

const { step, saying } = commandsOn("return", "return ");

/** The shop's and the carrier's steps of a return. */
export const returnCommands: readonly Command[] = [
  {
    name: "return show",
    usage: "<return>",
    about: "What goes back, line by line.",
    run: (context, given) => returns.showReturn(context, numberAt(given, 0, "return")),
  },
  step("take-up", "The shop looks into the return.", returns.startProcessingReturn),
  saying("approve", "solution", "The shop approves, with what it proposes.", returns.approveReturn),
  saying("reject", "reason", "The shop rejects, and says why.", returns.rejectReturn),
  step("collect", "The carrier has fetched the goods.", returns.collectReturn),
  saying("fail", "reason", "The carrier could not bring the goods back.", returns.failReturn),
  step("retry", "After a failure the carrier tries again.", returns.retryReturn),
  step(
    "received",
    "The shop has the goods again; a parcel that could not be delivered ends its order, and its refund opens.",
    returns.receiveReturn,
  ),
  step("complete", "The return is closed; a customer's refund opens.", returns.completeReturn),
];
