import { eq } from "../../database/drizzle.ts";
import type { FastifyBaseLogger } from "fastify";
import { payments, paymentTransfers } from "../../database/schema/index.ts";
import type { Services } from "../../services.ts";
import {
  type Difference,
  OPEN_TRANSFER_STATUSES,
  recordDifference,
  resolveDifference,
  settlePayment,
} from "../payments/index.ts";
import { advanceTransfer } from "../refunds/index.ts";
import { dayBefore, type Span } from "./day.ts";
import { reconcile } from "./reconcile.ts";

type RemedyServices = Pick<Services, "db" | "clock" | "paymentGateways"> & {
  log: Pick<FastifyBaseLogger, "error" | "warn">;
};

/** A recorded difference and how it was resolved; null if it needs a person. */
export interface RecordedDifference extends Difference {
  id: number;
  resolution: string | null;
}

/**
 * Compares a span with every gateway, records and logs each difference, and fixes what needs no person: a payment or refund with a different
 * status there is synced again. If some gateway requests failed, throws after that, because the comparison is incomplete.
 */
export async function reconcileSpan(services: RemedyServices, span: Span): Promise<RecordedDifference[]> {
  const recorded: RecordedDifference[] = [];
  const { found, failures } = await reconcile(services, span);
  for (const difference of found) {
    const now = services.clock.now();
    const { id } = await recordDifference(services.db, difference, now);
    const resolution = await remedy(services, difference).catch((error: unknown) => {
      services.log.error({ ...difference, err: error }, "a difference could not be fixed");
      return null;
    });
    if (resolution !== null) await resolveDifference(services.db, id, resolution, now);
    const told = { ...difference, id, resolution };
    services.log.error(told, "the ledger and the payment gateway differ");
    recorded.push(told);
  }
  if (failures.length > 0) {
    throw new AggregateError(
      failures,
      `Requests to gateways failed for ${failures.length} of the ledger's entries. Differences in the others are recorded.`,
    );
  }
  return recorded;
}

/** Reconciles yesterday in Vietnam's time zone. A job runs it every morning. */
export async function reconcileYesterday(services: RemedyServices): Promise<void> {
  await reconcileSpan(services, dayBefore(services.clock.now()));
}

/** Tries to fix a difference and returns what was done; null if it needs a person. */
async function remedy(services: RemedyServices, found: Difference): Promise<string | null> {
  if (found.difference !== "status_differs" || found.there === null) return null;
  return found.kind === "payment" ? remedyPayment(services, found) : remedyRefund(services, found);
}

async function remedyPayment(services: RemedyServices, { reference }: Difference): Promise<string | null> {
  const [payment] = await services.db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment || (await settlePayment(services, payment)) !== "recorded") return null;
  const [settled] = await services.db.select().from(payments).where(eq(payments.id, payment.id));
  return `asked again: ${settled?.outcome ?? "gone"}`;
}

async function remedyRefund(services: RemedyServices, { reference }: Difference): Promise<string | null> {
  const { db } = services;
  const named = eq(paymentTransfers.reference, reference);
  const [transfer] = await db.select().from(paymentTransfers).where(named);
  // One that ended here differs for good: asking again decides nothing.
  if (!transfer || !OPEN_TRANSFER_STATUSES.includes(transfer.status)) return null;
  await advanceTransfer(services, transfer.id);
  const [advanced] = await db.select().from(paymentTransfers).where(named);
  return advanced?.status === "completed" ? "asked again: completed" : null;
}
