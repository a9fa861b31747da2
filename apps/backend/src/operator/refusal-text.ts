import { TransitionRefused } from "../modules/order-records/index.ts";
import type { DomainError } from "../errors/errors.ts";
import { say } from "../texts/messages.ts";
import type { Command, CommandInput } from "./commands/command.ts";

/** Records whose numbers `list` shows. */
const LISTED = ["order", "return", "complaint", "refund"];

/** A refusal in words for staff: what they attempted, on which record, and why not. Its own text speaks to customers. */
export function refusalText(
  error: DomainError,
  { name, args = "" }: Pick<Command, "name" | "args">,
  given: Pick<CommandInput, "args">,
): string {
  const [id = ""] = given.args;
  const [, noun] = /^<(\w+)>/.exec(args) ?? [];
  if (error.messageCode === "NOT_FOUND" && noun !== undefined) {
    const hint = LISTED.includes(noun) ? " `list` shows the numbers." : "";
    return `There is no ${noun} ${id}.${hint}`;
  }
  return `${name} ${id}: ${reasonOf(error)}.`;
}

function reasonOf(error: DomainError): string {
  if (error instanceof TransitionRefused) return error.detail;
  if (error.messageCode === "CONFLICT") return "it was changed at the same moment. Look at it and try again";
  const fields = error.fields.map(({ field, code, values }) => `${field}: ${say(code, "en", values)}`);
  return fields.length > 0 ? fields.join("; ") : say(error.messageCode, "en", error.values);
}
