import { bankAccountSchema, type BankAccountForm } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { banks } from "../../database/schema/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { answerComplaint, compensate, requestEvidence, resolveComplaint } from "../actions/complaints.ts";
import { showComplaint } from "../actions/show-request.ts";
import { openComplaints } from "./open-requests.ts";
import {
  dongOf,
  filesOf,
  flag,
  inWords,
  numberAt,
  type Command,
  type CommandInput,
  commandsOn,
  showing,
  listing,
} from "./command.ts";

/** Complaint commands of the shop and the mall. */
export const complaintCommands: readonly Command[] = [
  listing(
    "complaint list",
    "Lists the open complaints with what the customers wrote, oldest first.",
    openComplaints,
  ),
  showing("complaint", "Shows what the customer wrote, and what was answered.", showComplaint),
  {
    name: "complaint answer",
    args: "<complaint>",
    about: "Answers a complaint as the shop: its reason, its evidence and the solution it proposes.",
    flags: ["--reason <text>", "--solution <text>", "--evidence <file...>"],
    runsOutside: (_, { flags }) => flags["evidence"] !== undefined,
    run: async (context, given) => {
      const complaint = numberAt(given, 0, "complaint");
      const [reason, solution] = [flag(given, "reason"), flag(given, "solution")];
      if (reason === undefined && solution === undefined) {
        throw new StartFailure("Give --reason or --solution.");
      }
      await answerComplaint(context, complaint, {
        ...(reason !== undefined && { reason: inWords(reason, "reason") }),
        ...(solution !== undefined && { solution: inWords(solution, "solution") }),
        evidence: filesOf(given, "evidence"),
      });
      return { complaint };
    },
  },
  {
    name: "complaint request-evidence",
    args: "<complaint>",
    about: "Asks the customer for more evidence, to be sent within a day.",
    run: async (context, given) => {
      const complaint = numberAt(given, 0, "complaint");
      await requestEvidence(context, complaint);
      return { complaint, asked_at: context.now };
    },
  },
  {
    name: "complaint compensate",
    args: "<complaint>",
    about:
      "Marks a complaint as being compensated; with --refund, opens a refund (to a bank account if the order was paid in cash).",
    flags: ["--refund <dong>", "--bank <bin>", "--account <number>", "--holder <name>"],
    run: async (context, given) => {
      const complaint = numberAt(given, 0, "complaint");
      const refund =
        flag(given, "refund") === undefined
          ? undefined
          : { amount: dongOf(given, "refund", 1), bank: await accountOf(context, given) };
      await compensate(context, complaint, refund);
      return { complaint, refund: refund?.amount ?? null };
    },
  },
  commandsOn("complaint", "complaint ").step("resolve", "Closes a complaint as resolved.", resolveComplaint),
];

/** The account given, with the name that customers know the bank by. */
async function accountOf({ db }: OperatorContext, given: CommandInput): Promise<BankAccountForm | null> {
  const bank_bin = flag(given, "bank");
  if (bank_bin === undefined) return null;
  const [bank] = await db
    .select({ bank_name: banks.bank_name })
    .from(banks)
    .where(eq(banks.bank_bin, bank_bin));
  if (!bank) throw new StartFailure(`No bank in the catalogue has the BIN ${bank_bin}.`);
  const account = bankAccountSchema.safeParse({
    ...bank,
    bank_bin,
    account_number: flag(given, "account"),
    account_fullname: flag(given, "holder"),
  });
  if (account.success) return account.data;
  throw new StartFailure("--account must be the account number, --holder the account holder's name.");
}
