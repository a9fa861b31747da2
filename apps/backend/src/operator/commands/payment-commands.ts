import { and, desc, eq, gte, inArray, lt, notInArray, sql, type SQL } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import {
  orders,
  paymentEntries,
  paymentOrders,
  payments,
  paymentTransfers,
  refunds,
} from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { settlePayment } from "../../modules/payments/index.ts";
import {
  foundTransfer,
  processGatewayRefunds,
  resendTransfer,
  retryTransfer,
  settleByHand,
} from "../../modules/refunds/index.ts";
import { ledgerBalance, PaymentMethod } from "@sen/domain";
import { servicesOf, type OperatorContext } from "../operator-context.ts";
import {
  type Command,
  commandsOn,
  flag,
  numberAt,
  optionalSpanOf,
  SHOWN,
  SPAN_FLAGS,
  listing,
} from "./command.ts";

const { step, saying } = commandsOn("transfer", "payments ");

/** Commands for payments: our books and the gateways' records. */
export const paymentCommands: readonly Command[] = [
  listing(
    "payments orphaned",
    "Lists payments that arrived when no order was waiting for them, with the transfers that return them.",
    ({ db }) => listTransfers(db, eq(paymentTransfers.reason, "orphaned")),
  ),
  {
    name: "payments entries",
    args: "[order]",
    about:
      "Lists every ledger entry of an order, or of these days: the sum of `held` is the money that came in less what was paid back.",
    flags: SPAN_FLAGS,
    audit: "none",
    isWhole: true,
    run: ({ db }, given) => {
      const span = optionalSpanOf(given);
      if (!span) return listEntries(db, numberAt(given, 0, "order"));
      if (given.args.length > 0) throw new StartFailure("Name an order or days, not both.");
      const { happened_at } = paymentEntries;
      return entriesWhere(db, and(gte(happened_at, span.from), lt(happened_at, span.to)));
    },
  },
  {
    name: "payments settle",
    args: "<order>",
    about: "Asks the gateway again for the outcome of an order's payments.",
    runsOutside: true,
    run: async (context, given) => {
      const order = numberAt(given, 0, "order");
      const of = inArray(
        payments.id,
        context.db
          .select({ id: paymentOrders.payment_id })
          .from(paymentOrders)
          .where(eq(paymentOrders.order_id, order)),
      );
      for (const payment of await context.db.select().from(payments).where(of)) {
        if (payment.method === PaymentMethod.online) await settlePayment(servicesOf(context), payment);
      }
      return listEntries(context.db, order);
    },
  },
  {
    name: "payments send",
    about: "Sends pending refunds to the gateway now, and checks the status of those already sent.",
    runsOutside: true,
    run: async (context) => {
      await processGatewayRefunds(servicesOf(context));
      return listTransfers(context.db, notInArray(paymentTransfers.status, ["completed", "dropped"]));
    },
  },
  step(
    "retry",
    "Sends a refused transfer again; for a stuck one, asks the gateway again.",
    (context, id) => retryTransfer(servicesOf(context), id),
    { runsOutside: true },
  ),
  {
    name: "payments found",
    args: "<transfer>",
    about:
      "Records the number of a sent transfer that you found at the gateway, and asks the gateway about it again.",
    flags: ["--number <number>"],
    runsOutside: true,
    run: async (context, given) => {
      const transfer = numberAt(given, 0, "transfer");
      const number = flag(given, "number")?.trim() ?? "";
      if (!/^[\w.-]{1,100}$/.test(number)) {
        throw new StartFailure("--number must be the gateway's number for the refund.");
      }
      await foundTransfer(servicesOf(context), transfer, number);
      return { transfer };
    },
  },
  step(
    "resend",
    "Sends a stuck transfer again under a new reference. Only after you checked that the gateway has no refund for this one.",
    (context, id) => resendTransfer(servicesOf(context), id),
    { runsOutside: true },
  ),
  saying(
    "by-hand",
    "note",
    "Records that you paid back by other means what the gateway refuses to transfer or does not decide, with a note of how.",
    ({ db, now }, id) => db.transaction((tx) => settleByHand(tx, id, now)),
  ),
];

const codes = sql<string>`(select string_agg(o.code, ', ' order by o.id) from ${paymentOrders} p
  join ${orders} o on o.id = p.order_id where p.payment_id = "payment_transfers"."payment_id")`;

function listTransfers(db: OperatorContext["db"], which: SQL) {
  return db
    .select({
      transfer: paymentTransfers.id,
      gateway: sql<string>`(select gateway from ${payments} p where p.id = "payment_transfers"."payment_id")`,
      orders: codes,
      amount: paymentTransfers.amount,
      status: paymentTransfers.status,
      reason: paymentTransfers.reason,
      problem: paymentTransfers.problem,
      since: paymentTransfers.created_at,
    })
    .from(paymentTransfers)
    .where(which)
    .orderBy(desc(paymentTransfers.id))
    .limit(SHOWN);
}

async function listEntries(db: OperatorContext["db"], order: number) {
  if ((await db.$count(orders, eq(orders.id, order))) === 0) throw notFound();
  const ofOrder = db
    .select({ id: paymentOrders.payment_id })
    .from(paymentOrders)
    .where(eq(paymentOrders.order_id, order));
  return entriesWhere(db, inArray(paymentEntries.payment_id, ofOrder));
}

/** The codes of the order that an entry refunds, else of all orders of its payment. */
const entryCodes = sql<string>`(select string_agg(o.code, ', ' order by o.id) from ${orders} o
  where o.id in (select r.order_id from ${refunds} r where r.id = ${paymentEntries.refund_id} union all
    select p.order_id from ${paymentOrders} p
    where p.payment_id = ${paymentEntries.payment_id} and ${paymentEntries.refund_id} is null))`;

async function entriesWhere(db: OperatorContext["db"], which: SQL | undefined) {
  const rows = await db
    .select({
      payment: paymentEntries.payment_id,
      orders: entryCodes,
      gateway: payments.gateway,
      kind: paymentEntries.kind,
      amount: paymentEntries.amount,
      reason: paymentEntries.reason,
      gateway_reference: paymentEntries.gateway_reference,
      refund: paymentEntries.refund_id,
      since: paymentEntries.happened_at,
    })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.payment_id))
    .where(which)
    .orderBy(paymentEntries.happened_at, paymentEntries.id);
  return rows.map(({ since, ...row }) => ({ ...row, held: ledgerBalance([row]), since }));
}
