import type { Transaction } from "../../database/connect.ts";
import { lockActiveAccount } from "../customers/index.ts";
import type { Customer } from "../../signed-in.ts";
import type { Services } from "../../services.ts";
import { withIdempotencyKey } from "./idempotency.ts";

/** As much of an operation's context as tells one request from another. */
interface ChangeContext extends Pick<Services, "db" | "clock"> {
  readonly customer: Customer;
  params: unknown;
  body: unknown;
  headers: { "idempotency-key"?: string };
}

/**
 * Does a change in a transaction of its own; a request whose key it has answered before gets what was made then. Without a
 * key it is done each time it is asked for.
 *
 * @param work what it returns is kept with the key: a reference to what was made, in no language
 */
export function changeOnce<Made extends object>(
  context: ChangeContext,
  operation: string,
  work: (tx: Transaction) => Promise<Made>,
): Promise<Made> {
  const { db, clock, customer, params, body, headers } = context;
  const key = headers["idempotency-key"];
  if (key === undefined) {
    return db.transaction(async (tx) => {
      await lockActiveAccount(tx, customer.id);
      return work(tx);
    });
  }
  const request = { operation, key, body: { params, body } };
  return withIdempotencyKey({ db, clock, customer }, request, (once) => once(work));
}
