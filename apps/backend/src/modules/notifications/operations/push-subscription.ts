import { invalid } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { removeSubscription, saveSubscription } from "../push-subscriptions.ts";

/** Turns push messages on for the session's device. */
export const savePushSubscription: Operation<"savePushSubscription"> = async (context) => {
  const { customer, session, body, db, clock, push } = context;
  const { endpoint, keys } = body;
  if (!push.takes(endpoint)) throw invalid("endpoint", "PUSH_SERVICE_UNKNOWN");
  const subscription = { session_id: session.id, customer_id: customer.id, endpoint, ...keys };
  await db.transaction((tx) => saveSubscription(tx, subscription, clock.now()));
  return ok(null);
};

/** Turns push messages off for the session's device. */
export const removePushSubscription: Operation<"removePushSubscription"> = async ({ session, db }) => {
  await removeSubscription(db, session.id);
  return ok(null);
};
