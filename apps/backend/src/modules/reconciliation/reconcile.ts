import { PaymentStatus, type PaymentGatewayId } from "@sen/domain";
import { and, eq } from "../../database/drizzle.ts";
import type { PaymentGateway, RefundRequest } from "../../ports/payment-gateway.ts";
import type { Database } from "../../database/connect.ts";
import { paymentEntries, payments, paymentTransfers } from "../../database/schema/index.ts";
import type { Services } from "../../services.ts";
import { type Difference, gatewayPayment, refundRequest } from "../payments/index.ts";
import type { Span } from "./day.ts";
import { askAll, ledgerMovements, gatewayMovements, type Movement } from "./movements.ts";

export type ReconcileServices = Pick<Services, "db" | "paymentGateways">;

/** Differences found, and the gateway requests that failed. */
export interface Reconciliation {
  found: Difference[];
  failures: unknown[];
}

/**
 * Compares every movement in a span between our ledger and each configured gateway. A movement that one side dates outside the span is no
 * difference, nor is a changed transaction number: both sides identify a movement by our reference.
 */
export async function reconcile(
  { db, paymentGateways }: ReconcileServices,
  span: Span,
): Promise<Reconciliation> {
  const found: Difference[] = [];
  const failures: unknown[] = [];
  for (const gateway of paymentGateways.all) {
    const here = new Map(
      (await ledgerMovements(db, gateway, span)).map((movement) => [keyOf(movement), movement]),
    );
    const told = await gatewayMovements(db, gateway, span);
    failures.push(...told.failures);
    const there = new Map(told.movements.map((movement) => [keyOf(movement), movement]));
    const compared = await askAll(
      [...here].map(([key, movement]) => async () => {
        const counterpart = there.get(key) ?? (await askOf(db, gateway, movement));
        return differencesOf(gateway.id, movement, counterpart);
      }),
    );
    found.push(...compared.answers.flat());
    failures.push(...compared.failures);
    for (const [key, movement] of there) {
      if (!here.has(key)) found.push(...(await missingHere(db, gateway.id, movement)));
    }
  }
  return { found, failures };
}

const keyOf = ({ kind, reference }: Movement) => `${kind} ${reference}`;
const moneyOf = ({ amount, currency }: Pick<Movement, "amount" | "currency">) => `${amount} ${currency}`;

/** A gateway's response about a movement of ours that is not in its list. */
interface Counterpart {
  outcome: "done" | "unknown" | "otherwise";
  said: string;
  amount: number;
  currency: string;
}

function differencesOf(
  gateway: PaymentGatewayId,
  movement: Movement,
  counterpart: Movement | Counterpart,
): Difference[] {
  const { kind, reference } = movement;
  const common = { gateway, kind, reference, here: moneyOf(movement) };
  if ("outcome" in counterpart && counterpart.outcome !== "done") {
    return counterpart.outcome === "unknown"
      ? [{ ...common, difference: "missing_there", there: null }]
      : [{ ...common, difference: "status_differs", there: counterpart.said }];
  }
  if (moneyOf(counterpart) === moneyOf(movement)) return [];
  return [{ ...common, difference: "amount_differs", there: moneyOf(counterpart) }];
}

/** Asks the gateway about one movement of ours. */
async function askOf(
  db: Database,
  gateway: PaymentGateway,
  { kind, reference }: Movement,
): Promise<Counterpart> {
  if (kind === "payment") {
    const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
    if (!payment) return { outcome: "unknown", said: "", amount: 0, currency: "" };
    const { outcome, amount, currency } = await gateway.lookUp(gatewayPayment(payment));
    const is = outcome === "paid" ? "done" : outcome === "pending" ? "unknown" : "otherwise";
    return { outcome: is, said: outcome, amount, currency };
  }
  const request = await requestNamed(db, reference);
  if (!request) return { outcome: "unknown", said: "", amount: 0, currency: "" };
  const { outcome, amount, currency } = await gateway.lookUpRefund(request);
  return { outcome: outcome === "completed" ? "done" : "otherwise", said: outcome, amount, currency };
}

async function requestNamed(db: Database, reference: string): Promise<RefundRequest | null> {
  const [found] = await db
    .select({ transfer: paymentTransfers, payment: payments })
    .from(paymentTransfers)
    .innerJoin(payments, eq(payments.id, paymentTransfers.payment_id))
    .where(eq(paymentTransfers.reference, reference));
  return found ? refundRequest(found.transfer, found.payment) : null;
}

/** A movement at the gateway that has no entry here on any date. */
async function missingHere(
  db: Database,
  gateway: PaymentGatewayId,
  movement: Movement,
): Promise<Difference[]> {
  const { kind, reference } = movement;
  const written = await db.$count(
    paymentEntries,
    and(
      eq(paymentEntries.kind, kind === "payment" ? "authorized" : "refunded"),
      eq(paymentEntries.reference, reference),
    ),
  );
  if (written > 0) return [];
  const known = await standingHere(db, movement);
  const there = moneyOf(movement);
  return [
    { gateway, difference: known ? "status_differs" : "missing_here", kind, reference, here: known, there },
  ];
}

/** Our status of a movement; null if we do not know it. */
async function standingHere(db: Database, { kind, reference }: Movement): Promise<string | null> {
  if (kind === "refund") {
    const [transfer] = await db
      .select({ status: paymentTransfers.status })
      .from(paymentTransfers)
      .where(eq(paymentTransfers.reference, reference));
    return transfer?.status ?? null;
  }
  const [payment] = await db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.reference, reference));
  return payment ? statusNames[payment.status] : null;
}

const statusNames: Record<PaymentStatus, string> = {
  [PaymentStatus.pending]: "pending",
  [PaymentStatus.complete]: "complete",
  [PaymentStatus.failed]: "failed",
};
