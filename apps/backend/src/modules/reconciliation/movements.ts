import { PaymentMethod } from "@sen/domain";
import { and, eq, gte, inArray, isNotNull, lt, or } from "drizzle-orm";
import {
  CURRENCY,
  type GatewayMovement,
  type PaymentGateway,
} from "../../adapters/payment-gateway/payment-gateway.ts";
import type { Database } from "../../database/connect.ts";
import { paymentEntries, payments, paymentTransfers } from "../../database/schema/index.ts";
import { gatewayPayment, refundRequest } from "../payments/index.ts";
import type { Span } from "./day.ts";

/** A movement, whoever tells it. */
export type Movement = Pick<GatewayMovement, "kind" | "reference" | "amount" | "currency" | "transaction">;

/** What the ledger says that a gateway moved. What was taken over from before there was a ledger may have no number to compare by. */
export async function movementsHere(
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
        isNotNull(paymentEntries.gateway_reference),
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

/** What a gateway moved in a span: its list, or, where it has none, what it answers of each of our payments and refunds. */
export async function movementsThere(
  db: Database,
  gateway: PaymentGateway,
  span: Span,
): Promise<GatewayMovement[]> {
  if (gateway.list) return gateway.list(span.from, span.to);
  const errors: unknown[] = [];
  const found = [
    ...(await askedPayments(db, gateway, span, errors)),
    ...(await askedRefunds(db, gateway, span, errors)),
  ];
  // One that cannot be asked hides no other; when nothing could be, nothing was compared.
  if (errors.length > 0 && found.length === 0) {
    throw new AggregateError(errors, `${gateway.id} could not be asked`);
  }
  return found;
}

const isWithin = ({ from, to }: Span, at: Date) => at >= from && at < to;

async function askedPayments(
  db: Database,
  gateway: PaymentGateway,
  span: Span,
  errors: unknown[],
): Promise<GatewayMovement[]> {
  const { from, to } = span;
  const online = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.gateway, gateway.id),
        eq(payments.method, PaymentMethod.online),
        isNotNull(payments.payment_url),
        or(
          and(gte(payments.created_at, from), lt(payments.created_at, to)),
          and(gte(payments.updated_at, from), lt(payments.updated_at, to)),
        ),
      ),
    );
  const found: GatewayMovement[] = [];
  for (const payment of online) {
    const answer = await gateway.lookUp(gatewayPayment(payment)).catch((error: unknown) => {
      errors.push(error);
    });
    if (!answer) continue;
    const { outcome, decidedAt, ...money } = answer;
    const at = decidedAt ?? payment.updated_at;
    if (outcome === "paid" && isWithin(span, at)) found.push({ kind: "payment", ...money, decidedAt: at });
  }
  return found;
}

async function askedRefunds(
  db: Database,
  gateway: PaymentGateway,
  span: Span,
  errors: unknown[],
): Promise<GatewayMovement[]> {
  const sent = await db
    .select({ transfer: paymentTransfers, payment: payments })
    .from(paymentTransfers)
    .innerJoin(payments, eq(payments.id, paymentTransfers.payment_id))
    .where(
      and(
        eq(payments.gateway, gateway.id),
        isNotNull(paymentTransfers.gateway_reference),
        gte(paymentTransfers.updated_at, span.from),
        lt(paymentTransfers.updated_at, span.to),
      ),
    );
  const found: GatewayMovement[] = [];
  for (const { transfer, payment } of sent) {
    const answer = await gateway.lookUpRefund(refundRequest(transfer, payment)).catch((error: unknown) => {
      errors.push(error);
    });
    if (!answer) continue;
    const { outcome, reference, amount, currency, transaction, decidedAt } = answer;
    const at = decidedAt ?? transfer.updated_at;
    if (outcome === "completed" && isWithin(span, at)) {
      found.push({ kind: "refund", reference, amount, currency, transaction, decidedAt: at });
    }
  }
  return found;
}
