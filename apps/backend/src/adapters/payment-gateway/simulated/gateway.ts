import { eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { gatewaySessions } from "../../../database/schema/index.ts";
import type { Clock } from "../../clock/clock.ts";
import type { GatewayOutcome, PaymentGateway } from "../payment-gateway.ts";

type Session = typeof gatewaySessions.$inferSelect;

/** What is known of a payment that is ended before it was opened; opening tells the rest. */
const unopened = { amount: 0, description: "", locale: "vi", return_url: "" } as const;

/** The gateway of a shop without one: its page is served by this backend (`page.ts`) and only pretends to move money. */
export function simulatedGateway(publicUrl: string, db: Database, clock: Clock): PaymentGateway {
  async function close(reference: string) {
    const now = clock.now();
    const ended = { outcome: "closed", decided_at: now } as const;
    await db
      .insert(gatewaySessions)
      .values({ ...unopened, ...ended, reference, expires_at: now, created_at: now })
      .onConflictDoUpdate({
        target: gatewaySessions.reference,
        set: ended,
        setWhere: isNull(gatewaySessions.outcome),
      });
    return (await sessionOf(db, reference))?.outcome ?? "closed";
  }

  return {
    isSimulated: true,
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
          set: { amount, description, locale, return_url: returnUrl },
        });
      const session = await sessionOf(db, reference);
      if (!session) throw new Error("The payment page could not be opened.");
      return {
        paymentUrl: `${publicUrl}/gateway/pay/${session.token}`,
        gatewayReference: `SIM-${session.token.slice(0, 8).toUpperCase()}`,
      };
    },
    async outcomeOf(reference) {
      const session = await sessionOf(db, reference);
      if (!session) return "pending";
      const outcome = outcomeNow(session, clock.now());
      // What is over by the clock is ended for good, so that no decision under way can still come after this answer.
      return outcome === "closed" ? close(reference) : outcome;
    },
    close,
  };
}

/** What a session has come to; one that nobody decided in time is closed. */
export function outcomeNow({ outcome, expires_at }: Session, now: Date): GatewayOutcome {
  return outcome ?? (expires_at <= now ? "closed" : "pending");
}

async function sessionOf(db: Database, reference: string): Promise<Session | undefined> {
  const [session] = await db.select().from(gatewaySessions).where(eq(gatewaySessions.reference, reference));
  return session;
}
