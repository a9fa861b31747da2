import { PaymentMethod, PaymentStatus } from "@sen/domain";
import { and, eq, gte, inArray, isNotNull, lt, or } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type {
  GatewayMovement,
  PaymentGateway,
  RefundRequest,
} from "../../adapters/payment-gateway/payment-gateway.ts";
import type { Database } from "../../database/connect.ts";
import { paymentEntries, payments, paymentTransfers } from "../../database/schema/index.ts";
import type { Services } from "../../services.ts";
import { dayBefore } from "./day.ts";
import { gatewayPayment } from "./gateway-payment.ts";
import { refundRequest } from "./transfers.ts";

type ReconcileServices = Pick<Services, "db" | "paymentGateway">;

/** What our books and the gateway's say differently of one movement of money. */
export interface Difference {
  difference: "missing_here" | "missing_there" | "amount_differs" | "status_differs";
  kind: GatewayMovement["kind"];
  /** Of the payment, or of the refund, as both sides call it. */
  reference: string;
  /** What our books say; null where they say nothing. */
  here: string | null;
  /** What the gateway says; null where it says nothing. */
  there: string | null;
}

/** A movement, whoever tells it. */
type Movement = Pick<GatewayMovement, "kind" | "reference" | "amount" | "currency" | "transaction">;

/** A span of time; its end is not in it. */
export interface Span {
  from: Date;
  to: Date;
}

/**
 * Compares every movement of a span between our ledger and the gateway: its list, or, where it has none, what it answers of each of our
 * payments and refunds. What one side puts into another span is no difference.
 */
export async function reconcile(
  { db, paymentGateway }: ReconcileServices,
  span: Span,
): Promise<Difference[]> {
  const ours = await movementsHere(db, span);
  const theirs = paymentGateway.list
    ? await paymentGateway.list(span.from, span.to)
    : await askedMovements(db, paymentGateway, span);
  const here = new Map(ours.map((movement) => [keyOf(movement), movement]));
  const there = new Map(theirs.map((movement) => [keyOf(movement), movement]));
  const found: Difference[] = [];
  for (const [key, movement] of here) {
    const counterpart = there.get(key) ?? (await askOf(db, paymentGateway, movement));
    found.push(...differencesOf(movement, counterpart));
  }
  for (const [key, movement] of there) {
    if (!here.has(key)) found.push(...(await missingHere(db, movement)));
  }
  return found;
}

/** Reconciles yesterday, as it was in Vietnam, and logs each difference: for a job of every morning. */
export async function reconcileYesterday(
  services: ReconcileServices & Pick<Services, "clock"> & { log: Pick<FastifyBaseLogger, "error"> },
): Promise<void> {
  for (const difference of await reconcile(services, dayBefore(services.clock.now()))) {
    services.log.error(difference, "the ledger and the payment gateway differ");
  }
}

const keyOf = ({ kind, reference, transaction }: Movement) => `${kind} ${transaction ?? reference}`;
const moneyOf = ({ amount, currency }: Pick<Movement, "amount" | "currency">) => `${amount} ${currency}`;

/** What a gateway answers of a movement of ours that it does not list. */
interface Counterpart {
  outcome: "done" | "unknown" | "otherwise";
  said: string;
  amount: number;
  currency: string;
}

function differencesOf(movement: Movement, counterpart: Movement | Counterpart): Difference[] {
  const { kind, reference } = movement;
  const common = { kind, reference, here: moneyOf(movement) };
  if ("outcome" in counterpart && counterpart.outcome !== "done") {
    return counterpart.outcome === "unknown"
      ? [{ ...common, difference: "missing_there", there: null }]
      : [{ ...common, difference: "status_differs", there: counterpart.said }];
  }
  if (moneyOf(counterpart) === moneyOf(movement)) return [];
  return [{ ...common, difference: "amount_differs", there: moneyOf(counterpart) }];
}

/** What the ledger says that the gateway moved. What was taken over from before there was a ledger may have no number to compare by. */
async function movementsHere(db: Database, { from, to }: Span): Promise<Movement[]> {
  const rows = await db
    .select()
    .from(paymentEntries)
    .where(
      and(
        inArray(paymentEntries.kind, ["authorized", "refunded"]),
        isNotNull(paymentEntries.reference),
        isNotNull(paymentEntries.gateway_reference),
        gte(paymentEntries.happened_at, from),
        lt(paymentEntries.happened_at, to),
      ),
    );
  return rows.map(({ kind, reference, amount, gateway_reference }) => ({
    kind: kind === "authorized" ? "payment" : "refund",
    reference: reference ?? "",
    amount,
    currency: "VND",
    transaction: gateway_reference,
  }));
}

/** What the gateway says of one movement of ours. */
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

/** A movement at the gateway without an entry here, in whatever span. */
async function missingHere(db: Database, movement: Movement): Promise<Difference[]> {
  const { kind, reference, transaction } = movement;
  const written = await db.$count(
    paymentEntries,
    and(
      eq(paymentEntries.kind, kind === "payment" ? "authorized" : "refunded"),
      eq(paymentEntries.reference, reference),
      transaction === null ? undefined : eq(paymentEntries.gateway_reference, transaction),
    ),
  );
  if (written > 0) return [];
  const known = await standingHere(db, movement);
  const there = moneyOf(movement);
  return [{ difference: known ? "status_differs" : "missing_here", kind, reference, here: known, there }];
}

/** How we think that it stands; null where we know nothing of it. */
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

/** The movements of a gateway that lists none: it is asked of every online payment and refund of the span. */
async function askedMovements(
  db: Database,
  gateway: PaymentGateway,
  { from, to }: Span,
): Promise<GatewayMovement[]> {
  const found: GatewayMovement[] = [];
  const within = (at: Date) => at >= from && at < to;
  const online = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.method, PaymentMethod.online),
        isNotNull(payments.payment_url),
        or(
          and(gte(payments.created_at, from), lt(payments.created_at, to)),
          and(gte(payments.updated_at, from), lt(payments.updated_at, to)),
        ),
      ),
    );
  for (const payment of online) {
    const { outcome, decidedAt, ...answer } = await gateway.lookUp(gatewayPayment(payment));
    const at = decidedAt ?? payment.updated_at;
    if (outcome === "paid" && within(at)) found.push({ kind: "payment", ...answer, decidedAt: at });
  }
  const sent = await db
    .select({ transfer: paymentTransfers, payment: payments })
    .from(paymentTransfers)
    .innerJoin(payments, eq(payments.id, paymentTransfers.payment_id))
    .where(
      and(
        isNotNull(paymentTransfers.gateway_reference),
        gte(paymentTransfers.updated_at, from),
        lt(paymentTransfers.updated_at, to),
      ),
    );
  for (const { transfer, payment } of sent) {
    const { outcome, reference, amount, currency, transaction, decidedAt } = await gateway.lookUpRefund(
      refundRequest(transfer, payment),
    );
    const at = decidedAt ?? transfer.updated_at;
    if (outcome === "completed" && within(at)) {
      found.push({ kind: "refund", reference, amount, currency, transaction, decidedAt: at });
    }
  }
  return found;
}
