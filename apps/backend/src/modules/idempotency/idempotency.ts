import { IDEMPOTENCY_LIFETIME_MS } from "@sen/domain";
import { and, eq, gte, lt } from "../../database/drizzle.ts";
import { createHash } from "node:crypto";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { idempotencyKeys } from "../../database/schema/index.ts";
import { lockActiveAccount } from "../customers/index.ts";
import type { Customer } from "../../signed-in.ts";
import { conflict } from "../../errors/errors.ts";
import type { Services } from "../../services.ts";

/** A request with an idempotency key. */
export interface KeyedRequest {
  /** The operationId; a key is valid for one operation only. */
  operation: string;
  key: string;
  body: unknown;
}

/** The result of a keyed request in progress, shared by all who repeat it meanwhile. */
interface Pending {
  requestHash: string;
  made: Promise<object>;
}

/** Keyed requests in progress in this process, by customer, operation and key. */
const pending = new Map<string, Pending>();

/** Runs work in a transaction that stores its result under the key. */
export type OnceInTransaction = <Made extends object>(
  work: (tx: Transaction) => Promise<Made>,
) => Promise<Made>;

/**
 * Does work once per key. A repeated key gets what the first request made; with another body it throws a conflict. If the work
 * throws, nothing is stored and the key can be used again. The stored result is a reference to what was made, never a translated
 * response. A repeated request in the same process waits only for the first one's result: it takes no queue slot and no connection.
 *
 * @param answer makes the result by calling `once`; anything it waits for before that does not delay repeated requests
 */
export async function withIdempotencyKey<Made extends object>(
  services: KeyedServices,
  request: KeyedRequest,
  answer: (once: OnceInTransaction) => Promise<Made>,
): Promise<Made> {
  const { operation, key, body } = request;
  const name = [services.customer.id, operation, key].join(" ");
  const requestHash = createHash("sha256").update(canonical(body)).digest("hex");
  const first = pending.get(name);
  if (first) return asked<Made>(first.requestHash, requestHash, first.made);
  const made = makeOnce(services, request, requestHash, answer).finally(() => pending.delete(name));
  pending.set(name, { requestHash, made });
  return made;
}

/** The customer of the request, and the services to store its key. */
export interface KeyedServices extends Pick<Services, "db" | "clock"> {
  readonly customer: Pick<Customer, "id">;
}

async function makeOnce<Made extends object>(
  { db, clock, customer: { id: customer_id } }: KeyedServices,
  { operation, key }: KeyedRequest,
  request_hash: string,
  answer: (once: OnceInTransaction) => Promise<Made>,
): Promise<Made> {
  const now = clock.now();
  const its = and(
    eq(idempotencyKeys.customer_id, customer_id),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  const since = new Date(now.getTime() - IDEMPOTENCY_LIFETIME_MS);
  const read = async (from: Queryable) =>
    (
      await from
        .select()
        .from(idempotencyKeys)
        .where(and(its, gte(idempotencyKeys.created_at, since)))
    )[0];
  const known = await read(db);
  if (known) return asked<Made>(known.request_hash, request_hash, known.response);

  return answer(<Own extends object>(work: (tx: Transaction) => Promise<Own>) =>
    db.idempotentTransaction(async (tx): Promise<Own> => {
      // Blocks while another process runs the same request. An expired key is claimed anew.
      const begun = { request_hash, created_at: now, response: null };
      const claim = tx
        .insert(idempotencyKeys)
        .values({ customer_id, operation, key, ...begun })
        .onConflictDoUpdate({
          target: [idempotencyKeys.customer_id, idempotencyKeys.operation, idempotencyKeys.key],
          set: begun,
          setWhere: lt(idempotencyKeys.created_at, since),
        })
        .returning({ key: idempotencyKeys.key });
      const [, claimed] = await Promise.all([lockActiveAccount(tx, customer_id), claim]);
      if (claimed.length === 0) {
        const other = await read(tx);
        return asked<Own>(other?.request_hash, request_hash, other?.response);
      }
      const response = await work(tx);
      await tx.update(idempotencyKeys).set({ response }).where(its);
      return response;
    }),
  );
}

/** The result of an earlier request, if the body is the same. */
async function asked<Made>(earlier: string | undefined, now: string, response: unknown): Promise<Made> {
  if (earlier !== now) throw conflict("IDEMPOTENCY_KEY_REUSED");
  return (await response) as Made;
}

/** JSON with sorted keys: the same text for the same contents. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
