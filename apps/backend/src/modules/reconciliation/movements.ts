import { PAYMENT_TERM_MS, PaymentMethod, PaymentStatus } from "@sen/domain";
import { and, eq, gte, inArray, isNotNull, lt, ne, or } from "../../database/drizzle.ts";
import { CURRENCY, type GatewayMovement, type PaymentGateway } from "../../ports/payment-gateway.ts";
import type { Database } from "../../database/connect.ts";
import { paymentEntries, payments, paymentTransfers } from "../../database/schema/index.ts";
import { gatewayPayment, refundRequest } from "../payments/index.ts";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import type { Span } from "./day.ts";

/** A movement of money, from our ledger or from a gateway. */
export type Movement = Pick<GatewayMovement, "kind" | "reference" | "amount" | "currency" | "transaction">;

/** What a gateway moved according to the ledger, including movements without a gateway number. */
export async function ledgerMovements(
  db: Database,
  { id }: PaymentGateway,
  { from, to }: Span,
): Promise<Movement[]> {
  const rows = await db
    .select({ entry: paymentEntries })
    .from(paymentEntries)
    .innerJoin(payments, eq(payments.id, paymentEntries.payment_id))
    .where(
      and(
        eq(payments.gateway, id),
        inArray(paymentEntries.kind, ["authorized", "refunded"]),
        isNotNull(paymentEntries.reference),
        gte(paymentEntries.happened_at, from),
        lt(paymentEntries.happened_at, to),
      ),
    );
  return rows.map(({ entry: { kind, reference, amount, gateway_reference } }) => ({
    kind: kind === "authorized" ? "payment" : "refund",
    reference: reference ?? "",
    amount,
    currency: CURRENCY,
    transaction: gateway_reference,
  }));
}

/** What a gateway moved, and the requests that failed. */
interface MovementsThere {
  movements: Movement[];
  failures: unknown[];
}

/**
 * What a gateway moved in a span: its list, or, if it has none, its responses about each of our payments and refunds that may have moved
 * then. A failed request does not affect the others.
 */
export async function gatewayMovements(
  db: Database,
  gateway: PaymentGateway,
  span: Span,
): Promise<MovementsThere> {
  if (gateway.list) return { movements: await gateway.list(span.from, span.to), failures: [] };
  const asked = [...(await paymentsToAsk(db, gateway, span)), ...(await refundsToAsk(db, gateway, span))];
  const { answers, failures } = await askAll(asked);
  return { movements: answers.filter((movement) => movement !== null), failures };
}

/** Half of the gateway's concurrency limit (`gatewayQueue`). The rest is left to customers. */
export const ASKED_AT_ONCE = 8;
const asking = concurrencyLimit(ASKED_AT_ONCE, { waiting: Infinity });

/** Runs all requests, a limited number at a time. A failed one does not stop the others. */
export async function askAll<Answer>(
  asked: readonly (() => Promise<Answer>)[],
): Promise<{ answers: Answer[]; failures: unknown[] }> {
  const settled = await Promise.allSettled(asked.map((ask) => asking(ask)));
  return {
    answers: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    failures: settled.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : [])),
  };
}

/** Looks up one payment or refund; null if no money moved. */
type Ask = () => Promise<Movement | null>;

/** How long a page can stay open after its payment was created. */
const PAGE_MS = PAYMENT_TERM_MS;

/** Payments that may have been paid in a span: their page was open in it, or the gateway had not decided yet. */
async function paymentsToAsk(db: Database, gateway: PaymentGateway, { from, to }: Span): Promise<Ask[]> {
  const online = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway.id),
        eq(payments.method, PaymentMethod.online),
        isNotNull(payments.payment_url),
        or(
          and(gte(payments.created_at, new Date(from.getTime() - PAGE_MS)), lt(payments.created_at, to)),
          and(gte(payments.updated_at, from), lt(payments.updated_at, to)),
          and(eq(payments.status, PaymentStatus.pending), inArray(payments.outcome, ["review", "unknown"])),
        ),
      ),
    );
  return online.map((payment) => async () => {
    const { outcome, ...money } = await gateway.lookUp(gatewayPayment(payment));
    return outcome === "paid" ? { kind: "payment", ...money } : null;
  });
}

async function refundsToAsk(db: Database, gateway: PaymentGateway, { from, to }: Span): Promise<Ask[]> {
  const sent = await db
    .select({ transfer: paymentTransfers, payment: payments })
    .from(paymentTransfers)
    .innerJoin(payments, eq(payments.id, paymentTransfers.payment_id))
    .where(
      and(
        eq(payments.gateway, gateway.id),
        ne(paymentTransfers.status, "waiting"),
        gte(paymentTransfers.updated_at, from),
        lt(paymentTransfers.updated_at, to),
      ),
    );
  return sent.map(({ transfer, payment }) => async () => {
    const { outcome, ...money } = await gateway.lookUpRefund(refundRequest(transfer, payment));
    return outcome === "completed" ? { kind: "refund", ...money } : null;
  });
}
