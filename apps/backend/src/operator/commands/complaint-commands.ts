import { bankAccountSchema, type BankAccountForm } from "@sen/domain";
import { existsSync } from "node:fs";
import { StartFailure } from "../../database/failure.ts";
import { answerComplaint, compensate, requestEvidence, resolveComplaint } from "../actions/complaints.ts";
import { flag, inWords, numberAt, type Command, type CommandInput, commandsOn } from "./command.ts";

/** Complaint commands of the shop and the mall. */
export const complaintCommands: readonly Command[] = [
  {
    name: "complaint answer",
    usage: '<complaint> --reason "…" --solution "…" [--evidence <file>]…',
    about: "Answers a complaint as the shop: its reason, its evidence and the solution it proposes.",
    flags: ["reason", "solution", "evidence"],
    run: async (context, given) => {
      const complaint = numberAt(given, 0, "complaint");
      const evidence = given.flags.evidence ?? [];
      const missing = evidence.find((file) => !existsSync(file));
      if (missing !== undefined) throw new StartFailure(`File not found: ${missing}.`);
      const [reason, solution] = [flag(given, "reason"), flag(given, "solution")];
      if (reason === undefined && solution === undefined) {
        throw new StartFailure("Give --reason or --solution.");
      }
      await answerComplaint(context, complaint, {
        ...(reason !== undefined && { reason: inWords(reason, "reason") }),
        ...(solution !== undefined && { solution: inWords(solution, "solution") }),
        evidence,
      });
      return { complaint };
    },
  },
  {
    name: "complaint request-evidence",
    usage: "<complaint>",
    about: "Asks the customer for more evidence, to be sent within a day.",
    run: async (context, given) => {
      const complaint = numberAt(given, 0, "complaint");
      await requestEvidence(context, complaint);
      return { complaint, asked_at: context.now };
    },
  },
  {
    name: "complaint compensate",
    usage:
      "<complaint> [--refund <dong>] [--bank <bin> --bank-name <name> --account <number> --holder <name>]",
    about:
      "Marks a complaint as being compensated; with --refund, opens a refund (to a bank account if the order was paid in cash).",
    flags: ["refund", "bank", "bank-name", "account", "holder"],
    run: async (context, given) => {
      const complaint = numberAt(given, 0, "complaint");
      const amount = flag(given, "refund");
      if (amount === undefined) await compensate(context, complaint);
      else await compensate(context, complaint, { amount: dongOf(amount), bank: accountOf(given) });
      return { complaint };
    },
  },
  commandsOn("complaint", "complaint ").step("resolve", "Closes a complaint as resolved.", resolveComplaint),
];

function dongOf(text: string): number {
  const amount = Number(text);
  if (Number.isSafeInteger(amount) && amount > 0) return amount;
  throw new StartFailure("--refund must be a whole number of dong.");
}

function accountOf(given: CommandInput): BankAccountForm | null {
  const bank_bin = flag(given, "bank");
  if (bank_bin === undefined) return null;
  const account = bankAccountSchema.safeParse({
    bank_bin,
    bank_name: flag(given, "bank-name") ?? bank_bin,
    account_number: flag(given, "account"),
    account_fullname: flag(given, "holder"),
  });
  if (account.success) return account.data;
  throw new StartFailure(
    "--bank must be six digits, --account the account number, --holder the account holder's name.",
  );
}
