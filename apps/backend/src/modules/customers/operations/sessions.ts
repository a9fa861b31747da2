import { notFound } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { endSession as end, endSessions, goodSessions } from "../sessions.ts";

/** Signs out: ends the session of the token, wherever copies of the token are kept. */
export const logout: Operation<"logout"> = async ({ session, db, clock }) => {
  await end(db, session.customer_id, session.id, clock.now());
  return ok(null);
};

/** Lists the customer's sessions. */
export const listSessions: Operation<"listSessions"> = async ({ customer, session, db, clock }) => {
  const good = await goodSessions(db, customer.id, clock.now());
  return ok(
    good.map(({ created_at, last_seen_at, ...rest }) => ({
      ...rest,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_current: rest.id === session.id,
    })),
  );
};

/** Signs out everywhere else. */
export const endOtherSessions: Operation<"endOtherSessions"> = async ({ session, db, clock }) => {
  await endSessions(db, session.customer_id, clock.now(), session.id);
  return ok(null);
};

/** Signs out on one device. */
export const endSession: Operation<"endSession"> = async ({ customer, params, db, clock }) => {
  if (!(await end(db, customer.id, params.sessionId, clock.now()))) throw notFound();
  return ok(null);
};
