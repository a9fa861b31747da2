import { sql } from "../../database/drizzle.ts";
import { runForShop } from "../../client-context.ts";
import { afterCommit } from "../../database/after-commit.ts";
import type { Queryable } from "../../database/connect.ts";
import { batchedWriter } from "./batched-writer.ts";

/** PostgreSQL NOTIFY channel for changed notices; the payload is the customers' ids, separated by commas. */
export const NOTICE_CHANNEL = "sen_notices";

/**
 * NOTIFY channel for ended sessions; the payload is the customer's id. Triggers on `sessions` and `customers` send it, whatever
 * ended the sessions.
 */
export const SESSIONS_ENDED_CHANNEL = "sen_sessions_ended";

/** Customers per NOTIFY: PostgreSQL limits payloads to less than 8,000 bytes. */
const CUSTOMERS_A_SIGNAL = 500;

/** One sender per database: it sends one statement at a time, and batches what arrives meanwhile. */
const senders = new WeakMap<object, (customerIds: readonly number[]) => Promise<void>>();

/**
 * Signals all backends that customers' notices changed. Sent after the commit in a separate statement: a commit with NOTIFY takes a
 * lock across all databases, which would serialize orders. A signal lost in a crash is made up for by the beat of each hub.
 */
export function signalChanged(queries: Queryable, customerIds: readonly number[]): void {
  if (customerIds.length === 0) return;
  afterCommit(queries, (db) => {
    const send = senders.get(db) ?? batchedWriter<readonly number[]>((all) => notify(db, all.flat()));
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
