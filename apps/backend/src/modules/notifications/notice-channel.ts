import { sql } from "../../database/drizzle.ts";
import { runForShop } from "../../client-context.ts";
import { afterCommit } from "../../database/after-commit.ts";
import type { Queryable } from "../../database/connect.ts";
import { notingTogether } from "./noting-together.ts";

/** Where backends hear, by PostgreSQL's NOTIFY, whose notices have changed: the payload is the customers' numbers, with commas between. */
export const NOTICE_CHANNEL = "sen_notices";

/**
 * Where backends hear that sessions of a customer are over; the payload is the customer's number. Triggers of `sessions` and
 * `customers` tell it, whatever ended them.
 */
export const SESSIONS_ENDED_CHANNEL = "sen_sessions_ended";

/** Customers of one signal: PostgreSQL takes payloads below 8,000 bytes. */
const CUSTOMERS_A_SIGNAL = 500;

/** The signals of a database: one at a time, and who comes meanwhile shares the next. */
const senders = new WeakMap<object, (customerIds: readonly number[]) => Promise<void>>();

/**
 * Tells every backend whose notices have changed, once that is committed, and in a statement of its own: a commit with NOTIFY takes a lock over
 * all databases, so that orders would be committed one after another. What a crash loses, the beat of each hub finds.
 */
export function signalChanged(queries: Queryable, customerIds: readonly number[]): void {
  if (customerIds.length === 0) return;
  afterCommit(queries, (db) => {
    const send = senders.get(db) ?? notingTogether<readonly number[]>((all) => notify(db, all.flat()));
    senders.set(db, send);
    return send(customerIds);
  });
}

async function notify(db: Pick<Queryable, "execute">, customerIds: readonly number[]): Promise<void> {
  const ids = [...new Set(customerIds)];
  const payloads = Array.from({ length: Math.ceil(ids.length / CUSTOMERS_A_SIGNAL) }, (_, index) =>
    ids.slice(index * CUSTOMERS_A_SIGNAL, (index + 1) * CUSTOMERS_A_SIGNAL).join(),
  );
  await runForShop(() =>
    db.execute(
      sql`select pg_notify(${NOTICE_CHANNEL}, payload) from json_array_elements_text(${JSON.stringify(payloads)}::json) payload`,
    ),
  );
}
