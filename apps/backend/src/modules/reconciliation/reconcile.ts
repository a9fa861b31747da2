import { PAYMENT_TERM_MS, PaymentMethod, PaymentStatus } from "@sen/domain";
import {
  and,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type PgColumn,
} from "../../database/drizzle.ts";
import type { PaymentAnswer, PaymentGateway, RefundAnswer } from "../../ports/payment-gateway.ts";
import type { Database } from "../../database/connect.ts";
import { paymentEntries, payments, paymentTransfers } from "../../database/schema/index.ts";
import type { Services } from "../../services.ts";
import { type Difference, gatewayPayment, refundRequest } from "../payments/index.ts";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import type { Span } from "./day.ts";

export type ReconcileServices = Pick<Services, "db" | "paymentGateways">;

/** Differences found, and the gateway requests that failed. */
export interface Reconciliation {
  found: Difference[];
  failures: unknown[];
}

/** A payment or refund of ours whose money may have moved in a span. */
interface Ours extends Pick<Difference, "kind" | "reference"> {
  status: string;
  /** The amount of its entry in the ledger; null if there is none. */
  entered: number | null;
  ask: () => Promise<PaymentAnswer | RefundAnswer>;
}

/** How long a page can stay open after its payment was created. */
const PAGE_MS = PAYMENT_TERM_MS;
/** Half of the gateway's concurrency limit (`gatewayQueue`). The rest is left to customers. */
export const ASKED_AT_ONCE = 8;
const asking = concurrencyLimit(ASKED_AT_ONCE, { waiting: Infinity });

/**
 * Asks each gateway about every payment and refund of ours whose money may have moved in a span, and compares the responses with our ledger.
 * A changed transaction number is no difference: both sides identify a movement by our reference. A failed request does not affect the
 * others.
 */
export async function reconcile(
  { db, paymentGateways }: ReconcileServices,
  span: Span,
): Promise<Reconciliation> {
  const found: Difference[] = [];
  const failures: unknown[] = [];
  for (const gateway of paymentGateways.all) {
    const asked = [...(await paymentsToAsk(db, gateway, span)), ...(await refundsToAsk(db, gateway, span))];
    const answers = asked.map((ours) => asking(async () => differenceOf(ours, await ours.ask())));
    for (const answer of await Promise.allSettled(answers)) {
      if (answer.status === "rejected") failures.push(answer.reason);
      else if (answer.value) found.push({ gateway: gateway.id, ...answer.value });
    }
  }
  return { found, failures };
}

function differenceOf(
  { kind, reference, status, entered }: Ours,
  { outcome, amount }: PaymentAnswer | RefundAnswer,
): Omit<Difference, "gateway"> | null {
  const isDone = outcome === "paid" || outcome === "completed";
  const there = `${amount} dong`;
  if (entered === null) {
    return isDone ? { kind, reference, difference: "status_differs", here: status, there } : null;
  }
  const here = `${entered} dong`;
  if (isDone) return here === there ? null : { kind, reference, difference: "amount_differs", here, there };
  return kind === "payment" && outcome === "pending"
    ? { kind, reference, difference: "missing_there", here, there: null }
    : { kind, reference, difference: "status_differs", here, there: outcome };
}

const within = (column: PgColumn, { from, to }: Span) => and(gte(column, from), lt(column, to));

/** The ledger's entries of a kind in a span that have a counterpart at a gateway. */
const enteredIn = (span: Span, kind: "authorized" | "refunded") =>
  and(
    eq(paymentEntries.kind, kind),
    isNotNull(paymentEntries.reference),
    within(paymentEntries.happened_at, span),
  );

/** An entry of another day was compared on that day. */
const isOfSpan = (span: Span) => or(isNull(paymentEntries.id), within(paymentEntries.happened_at, span));

/** Payments that were or may have been paid in a span: their page was open in it, or the gateway had not decided yet. */
async function paymentsToAsk(db: Database, gateway: PaymentGateway, span: Span): Promise<Ours[]> {
  const { from, to } = span;
  const open = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway.id),
        eq(payments.method, PaymentMethod.online),
        isNotNull(payments.payment_url),
        or(
          within(payments.created_at, { from: new Date(from.getTime() - PAGE_MS), to }),
          within(payments.updated_at, span),
          and(eq(payments.status, PaymentStatus.pending), inArray(payments.outcome, ["review", "unknown"])),
        ),
      ),
    );
  const entered = db
    .select({ id: paymentEntries.payment_id })
    .from(paymentEntries)
    .where(enteredIn(span, "authorized"));
  const rows = await db
    .select({ payment: payments, entered: paymentEntries.amount })
    .from(payments)
    .leftJoin(
      paymentEntries,
      and(eq(paymentEntries.payment_id, payments.id), eq(paymentEntries.kind, "authorized")),
    )
    .where(and(eq(payments.gateway, gateway.id), inArray(payments.id, open.union(entered)), isOfSpan(span)));
  return rows.map(({ payment, entered }) => ({
    kind: "payment",
    reference: payment.reference,
    status: statusNames[payment.status],
    entered,
    ask: () => gateway.lookUp(gatewayPayment(payment)),
  }));
}

async function refundsToAsk(db: Database, gateway: PaymentGateway, span: Span): Promise<Ours[]> {
  const sent = db
    .select({ reference: paymentTransfers.reference })
    .from(paymentTransfers)
    .where(and(ne(paymentTransfers.status, "waiting"), within(paymentTransfers.updated_at, span)));
  const entered = db
    .select({ reference: paymentEntries.reference })
    .from(paymentEntries)
    .where(enteredIn(span, "refunded"));
  const rows = await db
    .select({ transfer: paymentTransfers, payment: payments, entered: paymentEntries.amount })
    .from(paymentTransfers)
    .innerJoin(payments, eq(payments.id, paymentTransfers.payment_id))
    .leftJoin(
      paymentEntries,
      and(eq(paymentEntries.reference, paymentTransfers.reference), eq(paymentEntries.kind, "refunded")),
    )
    .where(
      and(
        eq(payments.gateway, gateway.id),
        inArray(paymentTransfers.reference, entered.union(sent)),
        isOfSpan(span),
      ),
    );
  return rows.map(({ transfer, payment, entered }) => ({
    kind: "refund",
    reference: transfer.reference,
    status: transfer.status,
    entered,
    ask: () => gateway.lookUpRefund(refundRequest(transfer, payment)),
  }));
}

const statusNames: Record<PaymentStatus, string> = {
  [PaymentStatus.pending]: "pending",
  [PaymentStatus.complete]: "complete",
  [PaymentStatus.failed]: "failed",
};
