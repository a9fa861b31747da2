import type { Transaction } from "../../database/connect.ts";
import { lockActiveAccount } from "../customers/index.ts";
import type { Customer } from "../../signed-in.ts";
import type { Services } from "../../services.ts";
import { withIdempotencyKey } from "./idempotency.ts";

/** The parts of an operation's context that identify a request. */
interface ChangeContext extends Pick<Services, "db" | "clock"> {
  readonly customer: Customer;
  params: unknown;
  body: unknown;
  headers: { "idempotency-key"?: string };
}

/**
 * Makes a change in its own transaction. A repeated request with the same key gets what the first one made; without a key, the
 * change is made each time.
 *
 * @param work its result is stored with the key: a reference to what was made, in no particular language
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
