import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { customers } from "../../../database/schema/index.ts";
import { clientAddress } from "../../../http/client-address.ts";
import { ok } from "../../../http/envelope.ts";
import { forbidden, unauthorized } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { openSession } from "../sessions.ts";
import { isPassword } from "../passwords.ts";
import { profileOf } from "../presenter.ts";
import { countAttempt, forgetAttempts, subjectsOf } from "../attempts.ts";

/**
 * Signs in with phone or mail address. Wrong passwords lock the account for the address that they come from, and slow it
 * down for everybody (domain's `signInDecision`). An account that does not exist is counted, slowed and locked alike,
 * and its password is looked at as long. Spec §7, login.
 */
export const login: Operation<"login"> = async ({ body, db, clock, config, tokens, request }) => {
  const account = body.phone ?? body.email?.toLowerCase() ?? "";
  const subjects = subjectsOf(config.jwtSecret, account, clientAddress(request));
  const { decision, next } = await countAttempt(db, subjects, clock.now());
  if (decision.kind === "locked") throw locked(decision.until, clock.now());
  // Answered late instead of refused: the right password always gets through.
  if (decision.kind === "wait") await clock.wait(decision.seconds * 1000);

  const now = clock.now();
  const customer = await findAccount(db, body.phone ? "phone" : "email", account);
  if (!(await isPassword(body.password, customer?.password_hash ?? null)) || !customer) {
    throw next.kind === "locked" ? locked(next.until, now) : unauthorized("LOGIN_FAILED");
  }
  await forgetAttempts(db, subjects, now);

  const session = await openSession(db, customer, request.headers["user-agent"], now);
  return ok({
    profile: profileOf(customer),
    access_token: tokens.issue(session),
    expires_at: session.expires_at.toISOString(),
  });
};

async function findAccount(db: Database, by: "phone" | "email", account: string) {
  const [customer] = await db
    .select()
    .from(customers)
    .where(and(eq(customers[by], account), isNull(customers.deactivated_at)))
    .limit(1);
  return customer ?? null;
}

function locked(until: Date, now: Date) {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return forbidden("CUSTOMER_LOCK_ACCOUNT", { minutes });
}
