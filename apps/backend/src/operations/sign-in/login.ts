import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { ok } from "../../http/envelope.ts";
import { forbidden, unauthorized } from "../../http/errors.ts";
import type { Operation } from "../../http/operation.ts";
import { isPassword } from "../../passwords.ts";
import { profileOf } from "../customer.ts";
import { countAttempt, forgetAttempts, lock } from "./attempts.ts";

/**
 * Signs in with phone or mail address. Five wrong passwords in a row lock the account for a while. Accounts that do not exist
 * count and lock alike, so that no answer tells them apart. Spec §7, login.
 */
export const login: Operation<"login"> = async ({ body, db, clock, tokens }) => {
  const account = body.phone ?? body.email?.toLowerCase() ?? "";
  const customer = await findAccount(db, body.phone ? "phone" : "email", account);
  const subject = customer ? `customer:${customer.id}` : `unknown:${account}`;
  const now = clock.now();

  const attempt = await countAttempt(db, subject, now);
  if (attempt.lockedUntil) throw locked(attempt.lockedUntil, now);
  if (!(await isPassword(body.password, customer?.password_hash ?? null)) || !customer) {
    if (attempt.isLast) throw locked(await lock(db, subject, now), now);
    throw unauthorized("LOGIN_FAILED");
  }
  await forgetAttempts(db, subject);

  const { token, expiresAt } = tokens.issue(customer);
  return ok({ profile: profileOf(customer), access_token: token, expires_at: expiresAt.toISOString() });
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
