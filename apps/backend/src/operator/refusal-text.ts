import { TransitionRefused } from "../modules/order-records/index.ts";
import type { DomainError } from "../errors/errors.ts";
import { say } from "../texts/messages.ts";
import type { Command, CommandInput } from "./commands/command.ts";

/** The command that shows the numbers of a kind of record. */
const LISTS: Readonly<Record<string, string>> = {
  ...{ order: "list", return: "list", complaint: "list", refund: "list" },
  ...{ ticket: "ticket list", inspection: "goods", alert: "alerts" },
};

/** A refusal in words for staff: what they attempted, on which record, and why not. Its own text speaks to customers. */
export function refusalText(
  error: DomainError,
  { name, args = "" }: Pick<Command, "name" | "args">,
  given: Pick<CommandInput, "args">,
): string {
  const [id = ""] = given.args;
  const [, noun] = /^[<[](\w+)/.exec(args) ?? [];
  if (error.messageCode === "NOT_FOUND" && noun !== undefined) {
    const list = LISTS[noun];
    return `There is no ${noun} ${id}.${list === undefined ? "" : ` \`${list}\` shows the numbers.`}`;
  }
  return `${name} ${id}: ${reasonOf(error)}.`;
}

function reasonOf(error: DomainError): string {
  if (error instanceof TransitionRefused) return error.detail;
  if (error.messageCode === "CONFLICT") return "it was changed at the same moment. Look at it and try again";
  const fields = error.fields.map(({ field, code, values }) => `${field}: ${say(code, "en", values)}`);
  return fields.length > 0 ? fields.join("; ") : say(error.messageCode, "en", error.values);
}
