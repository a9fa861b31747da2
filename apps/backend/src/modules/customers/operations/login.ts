import { clientAddress } from "@sen/server";
import { signInClient } from "../../../http/device.ts";
import { ok } from "../../../http/envelope.ts";
import { forbidden, unauthorized } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { openSessionByPassword } from "../sessions.ts";
import { findAccount } from "../accounts.ts";
import { isPassword } from "../passwords.ts";
import { loginOf } from "../presenter.ts";
import { countAttempt, forgetAttempts, subjectsOf } from "../attempts.ts";

/**
 * Signs in with phone or email address. Wrong passwords lock the account for the client address that they come from, and slow
 * it down for everybody (domain's `signInDecision`). An unknown account is counted, slowed and locked the same way, and
 * checking its password takes as long. Spec §7, login.
 */
export const login: Operation<"login"> = async (context) => {
  const { body, db, clock, config, tokens, request } = context;
  const account = body.phone ?? body.email?.toLowerCase() ?? "";
  const subjects = subjectsOf(config.jwtSecret, account, clientAddress(request));
  const { decision, next, triesLeft } = await countAttempt(db, subjects, clock.now());
  if (decision.kind === "locked") throw locked(decision.until, clock.now());
  // Delays the response instead of refusing: the right password always gets through.
  if (decision.kind === "wait") await clock.wait(decision.seconds * 1000);

  const now = clock.now();
  const customer = await findAccount(db, body.phone ? { phone: body.phone } : { email: account });
  if (!(await isPassword(body.password, customer?.password_hash ?? null)) || !customer) {
    throw next.kind === "locked"
      ? locked(next.until, now)
      : unauthorized("LOGIN_FAILED", { left: triesLeft });
  }
  await forgetAttempts(db, subjects, now);

  const session = await openSessionByPassword(db, customer, signInClient(context), now);
  if (session === null) throw unauthorized("LOGIN_FAILED", { left: triesLeft });
  return ok(loginOf({ customer, session }, tokens));
};

function locked(until: Date, now: Date) {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  return forbidden("CUSTOMER_LOCK_ACCOUNT", { minutes });
}
