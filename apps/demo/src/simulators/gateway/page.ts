import { and, eq, gt, isNull } from "@sen/backend/database/drizzle";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash, createHmac } from "node:crypto";
import type { Database } from "@sen/backend/database/connect";
import { gatewaySessions } from "@sen/backend/database/schema/index";
import { isSameSecret } from "@sen/backend/encryption/is-same-secret";
import { onlyDeclared } from "@sen/backend/http/declared-bodies";
import type { Clock } from "@sen/backend/ports/clock";
import type { PaymentAnswer } from "@sen/backend/ports/payment-gateway";
import { answerOf, outcomeNow } from "./gateway.ts";
import { pageStyle, paymentPage, unknownPage } from "./html.ts";

type Session = typeof gatewaySessions.$inferSelect;

interface PageParts {
  db: Database;
  clock: Clock;
  /** Signs the form, so that only a page that we served can submit it. */
  secret: string;
  /** The origin that the page may redirect back to. */
  storefrontUrl: string;
  /** Sends the gateway's notice after a payment was decided. */
  notify: (answer: PaymentAnswer) => Promise<void>;
}

const styleHash = createHash("sha256").update(pageStyle).digest("base64");
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const outcomes = { approve: "paid", decline: "declined" } as const;

/**
 * Serves `/gateway/pay/<token>`, the page where a customer pretends to pay: a form without scripts or external resources. The URL's token is
 * unguessable, a signature in the form prevents other sites from submitting it, and only the first decision counts.
 */
export function servePaymentPage(app: FastifyInstance, parts: PageParts): void {
  const { db, clock, notify } = parts;
  const signature = (token: string) =>
    createHmac("sha256", parts.secret).update(`gateway:${token}`).digest("base64url");

  const answer = (reply: FastifyReply, status: number, html: string) =>
    reply
      .status(status)
      .header("content-security-policy", policy(parts.storefrontUrl))
      .header("cache-control", "no-store")
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(html);

  app.get<{ Params: { token: string } }>("/gateway/pay/:token", async ({ params }, reply) => {
    const session = await sessionOf(db, params.token);
    if (!session) return answer(reply, 404, unknownPage());
    const page = paymentPage({
      ...session,
      outcome: outcomeNow(session, clock.now()),
      signature: signature(session.token),
    });
    return answer(reply, 200, page);
  });

  app.post(
    "/gateway/pay/:token",
    { preParsing: onlyDeclared({ types: ["application/x-www-form-urlencoded"], required: true }) },
    async (request: FastifyRequest<{ Params: { token: string }; Body: unknown }>, reply) => {
      const session = await sessionOf(db, request.params.token);
      if (!session) return answer(reply, 404, unknownPage());
      const { decision, signature: sent } = (request.body ?? {}) as Record<string, unknown>;
      const isOurs = isSameSecret(sent, signature(session.token));
      if (!isOurs) return answer(reply, 403, unknownPage(session.locale));
      if (decision === "approve" || decision === "decline") {
        await decide(db, session, outcomes[decision], clock.now());
        const decided = await sessionOf(db, session.token);
        if (decided?.outcome) await notify(answerOf(decided, decided.outcome));
      } else if (decision !== "leave") {
        return answer(reply, 422, unknownPage(session.locale));
      }
      return reply.header("cache-control", "no-store").redirect(session.return_url, 303);
    },
  );
}

/** Records the first decision, and only while the page is open. */
async function decide(db: Database, { token }: Session, outcome: "paid" | "declined", now: Date) {
  await db
    .update(gatewaySessions)
    .set({ outcome, decided_at: now })
    .where(
      and(
        eq(gatewaySessions.token, token),
        isNull(gatewaySessions.outcome),
        gt(gatewaySessions.expires_at, now),
      ),
    );
}

async function sessionOf(db: Database, token: string): Promise<Session | undefined> {
  if (!UUID.test(token)) return undefined;
  const [session] = await db.select().from(gatewaySessions).where(eq(gatewaySessions.token, token));
  return session;
}

/** Allows only our own style and form. The form may redirect to the shop, since some browsers apply `form-action` to redirects too. */
function policy(storefrontUrl: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${new URL(storefrontUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
