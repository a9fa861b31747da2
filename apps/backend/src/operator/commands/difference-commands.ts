import { PaymentStatus } from "@sen/domain";
import { and, desc, eq, inArray, isNull, sql } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { orders, paymentDifferences, payments } from "../../database/schema/index.ts";
import { resolveDifference } from "../../modules/payments/index.ts";
import { dayBefore, parseVietnamDay, reconcileSpan } from "../../modules/reconciliation/index.ts";
import { servicesOf, type OperatorContext } from "../operator-context.ts";
import { type Command, flag, numberAt, sentence, SHOWN, listing } from "./command.ts";

/** Commands for what a person must resolve: undecided payments, and differences between our books and the gateways. */
export const differenceCommands: readonly Command[] = [
  listing(
    "payments review",
    "Lists payments that a gateway holds for review or reports in an undocumented state. Decide them at the gateway; payments settle then asks it again.",
    ({ db }) => listUndecided(db),
  ),
  listing(
    "payments differences",
    "Lists differences between the ledger and the gateways, and how they were resolved: the open ones, or all.",
    ({ db }, { args }) => listDifferences(db, args[0] === "all"),
    { args: "[all]" },
  ),
  {
    name: "payments resolve",
    args: "<difference> [note...]",
    about: "Closes a difference with a note of what was done about it.",
    flags: ["--note <text>"],
    run: async ({ db, now }, given) => {
      const difference = numberAt(given, 0, "difference");
      const isThere = await resolveDifference(db, difference, sentence(given, 1, "note"), now);
      if (!isThere) {
        throw new StartFailure(
          `There is no difference ${difference}. \`payments differences all\` lists them.`,
        );
      }
      return { difference };
    },
  },
  {
    name: "payments reconcile",
    about:
      "Compares the ledger of a day in Vietnam with the gateways' records and stores the differences; yesterday without --day.",
    flags: ["--day <yyyy-mm-dd>"],
    runsOutside: true,
    run: async (context, given) => {
      const day = flag(given, "day");
      const span = day === undefined ? dayBefore(context.now) : parseVietnamDay(day);
      if (!span) throw new StartFailure("--day must be a date such as 2026-11-21.");
      const differences = await reconcileSpan(servicesOf(context), span);
      return differences.length > 0 ? differences.map((row) => ({ ...row })) : { differences: 0 };
    },
  },
];

function listUndecided(db: OperatorContext["db"]) {
  const codes = sql<string>`(select string_agg(o.code, ', ' order by o.id) from ${orders} o where o.payment_id = "payments"."id")`;
  return db
    .select({
      payment: payments.id,
      orders: codes,
      gateway: payments.gateway,
      outcome: payments.outcome,
      amount: payments.amount,
      reference: payments.reference,
      since: payments.created_at,
    })
    .from(payments)
    .where(and(inArray(payments.outcome, ["review", "unknown"]), eq(payments.status, PaymentStatus.pending)))
    .orderBy(desc(payments.id))
    .limit(SHOWN);
}

function listDifferences(db: OperatorContext["db"], all: boolean) {
  const { id, gateway, kind, difference, reference, here, there, resolution, found_at } = paymentDifferences;
  return db
    .select({
      difference: id,
      gateway,
      kind,
      what: difference,
      reference,
      here,
      there,
      resolution,
      since: found_at,
    })
    .from(paymentDifferences)
    .where(all ? undefined : isNull(paymentDifferences.resolved_at))
    .orderBy(desc(id))
    .limit(SHOWN);
}
