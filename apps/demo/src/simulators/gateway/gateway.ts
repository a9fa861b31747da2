import { and, eq, isNull, lt } from "@sen/backend/database/drizzle";
import type { Database } from "@sen/backend/database/connect";
import { gatewayRefunds, gatewaySessions } from "@sen/backend/database/schema/index";
import { inDemonstrations } from "@sen/backend/database/shop-mode";
import type { Clock } from "@sen/backend/ports/clock";
import type {
  GatewayPayment,
  PaymentAnswer,
  PaymentGateway,
  RefundAnswer,
  RefundRequest,
  Simulation,
} from "@sen/backend/ports/payment-gateway";
import { simulatedNotices } from "./notices.ts";

type Session = typeof gatewaySessions.$inferSelect;

/** The state of a simulated payment page. */
export type SessionOutcome = "pending" | "paid" | "declined" | "closed";

/** Values for a payment that ends before it was opened; opening it fills them in. */
const unopened = { description: "", locale: "vi", return_url: "" } as const;

/** How long the simulated bank takes to complete an undecided refund, in milliseconds. */
export const REFUND_DECIDED_AFTER_MS = 60_000;

interface GatewayParts {
  publicUrl: string;
  db: Database;
  clock: Clock;
  /** Signs its notices. */
  secret: string;
}

/** A simulated gateway. This backend serves its payment page (`page.ts`), and no money moves. */
export function simulatedGateway(parts: GatewayParts): PaymentGateway {
  const what = "The simulated payment gateway";
  const gateway = unguarded(parts);
  return {
    ...inDemonstrations(parts.db, what, gateway),
    simulation: inDemonstrations(parts.db, what, gateway.simulation),
  };
}

function unguarded({
  publicUrl,
  db,
  clock,
  secret,
}: GatewayParts): PaymentGateway & { simulation: Simulation } {
  async function close(payment: GatewayPayment): Promise<PaymentAnswer> {
    const { reference, amount } = payment;
    const now = clock.now();
    const ended = { outcome: "closed", decided_at: now } as const;
    await db
      .insert(gatewaySessions)
      .values({ ...unopened, ...ended, reference, amount, expires_at: now, created_at: now })
      .onConflictDoUpdate({
        target: gatewaySessions.reference,
        set: ended,
        setWhere: isNull(gatewaySessions.outcome),
      });
    const session = await sessionOf(db, reference);
    return session ? answerOf(session, session.outcome ?? "closed") : unknown(payment, "closed");
  }

  return {
    id: "simulated",
    limits: { min: 1, max: Number.MAX_SAFE_INTEGER },
    async open({ reference, amount, description, locale, returnUrl, expiresAt }) {
      await db
        .insert(gatewaySessions)
        .values({
          reference,
          amount,
          description,
          locale,
          return_url: returnUrl,
          expires_at: expiresAt,
          created_at: clock.now(),
        })
        .onConflictDoUpdate({
          target: gatewaySessions.reference,
          set: { description, locale, return_url: returnUrl },
        });
      const session = await sessionOf(db, reference);
      if (!session) throw new Error("The payment page could not be opened.");
      return `${publicUrl}/gateway/pay/${session.token}`;
    },
    async lookUp(payment) {
      const session = await sessionOf(db, payment.reference);
      if (!session) return unknown(payment, "pending");
      const outcome = outcomeNow(session, clock.now());
      // Close an expired session for good, so that a concurrent decision cannot change the outcome after this response.
      return outcome === "closed" ? close(payment) : answerOf(session, outcome);
    },
    close,
    async refund(request) {
      await db
        .insert(gatewayRefunds)
        .values({
          reference: request.reference,
          payment_reference: request.payment.reference,
          amount: request.amount,
          created_at: clock.now(),
        })
        .onConflictDoNothing();
      return refundOf(db, request);
    },
    async lookUpRefund(request) {
      const due = new Date(clock.now().getTime() - REFUND_DECIDED_AFTER_MS);
      await db
        .update(gatewayRefunds)
        .set({ outcome: "completed", decided_at: clock.now() })
        .where(
          and(
            eq(gatewayRefunds.reference, request.reference),
            isNull(gatewayRefunds.outcome),
            lt(gatewayRefunds.created_at, due),
          ),
        );
      return refundOf(db, request);
    },
    isRefundRepeatable: () => true,
    notices: simulatedNotices(secret),
    simulation: {
      async decidePayment(reference, outcome, decided_at) {
        await db
          .update(gatewaySessions)
          .set({ outcome, decided_at })
          .where(and(eq(gatewaySessions.reference, reference), isNull(gatewaySessions.outcome)));
      },
      async decideRefund(reference, outcome, decided_at) {
        await db
          .update(gatewayRefunds)
          .set({ outcome, decided_at })
          .where(and(eq(gatewayRefunds.reference, reference), isNull(gatewayRefunds.outcome)));
      },
    },
  };
}

/** A session's current outcome; an undecided one is closed once it expires. */
export function outcomeNow({ outcome, expires_at }: Session, now: Date): SessionOutcome {
  return outcome ?? (expires_at <= now ? "closed" : "pending");
}

/** A session as the gateway's response. */
export function answerOf(session: Session, outcome: SessionOutcome): PaymentAnswer {
  return {
    reference: session.reference,
    outcome,
    amount: session.amount,
    transaction: outcome === "paid" ? transactionOf(session.token) : null,
    decidedAt: session.decided_at,
  };
}

const transactionOf = (token: string) => `SIM-${token.slice(0, 8).toUpperCase()}`;
const refundTransactionOf = (reference: string) => `SIM-R-${reference.slice(0, 8).toUpperCase()}`;

function unknown({ reference, amount }: GatewayPayment, outcome: SessionOutcome): PaymentAnswer {
  return { reference, outcome, amount, transaction: null, decidedAt: null };
}

async function sessionOf(db: Database, reference: string): Promise<Session | undefined> {
  const [session] = await db.select().from(gatewaySessions).where(eq(gatewaySessions.reference, reference));
  return session;
}

async function refundOf(db: Database, { reference, amount }: RefundRequest): Promise<RefundAnswer> {
  const [refund] = await db.select().from(gatewayRefunds).where(eq(gatewayRefunds.reference, reference));
  const money = { reference, amount: refund?.amount ?? amount };
  if (!refund) {
    return { ...money, outcome: "absent", transaction: null, decidedAt: null, problem: "No such refund." };
  }
  return {
    ...money,
    outcome: refund.outcome ?? "pending",
    transaction: refundTransactionOf(reference),
    decidedAt: refund.decided_at,
    problem: refund.outcome === "failed" ? "The bank sent the money back." : null,
  };
}
