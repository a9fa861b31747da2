import { IDEMPOTENCY_LIFETIME_MS, idempotencyKeySchema } from "@sen/domain";
import { and, eq, lt } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Transaction } from "../../database/connect.ts";
import { idempotencyKeys } from "../../database/schema/index.ts";
import { type Customer, keepAccount } from "../customers/index.ts";
import { conflict } from "../../errors/errors.ts";
import { checked } from "../../errors/checked.ts";

/** A money-moving request as its key knows it. */
export interface KeyedRequest {
  /** The operationId: a key belongs to one. */
  operation: string;
  key: string;
  body: unknown;
}

/**
 * Does the work once for a key, in the caller's transaction: the same key answers what the first request made, also when
 * both come at once (the second waits for the first to end), and with another body it is a conflict. When the work
 * is refused nothing is kept, and the key can be used again. Kept is a reference to what was made, never an answer in one language.
 */
export async function answeredOnce<Made extends object>(
  tx: Transaction,
  { id: customer_id }: Pick<Customer, "id">,
  { operation, key, body }: KeyedRequest,
  now: Date,
  work: () => Promise<Made>,
): Promise<Made> {
  checked(idempotencyKeySchema, key, "Idempotency-Key");
  await keepAccount(tx, customer_id);
  const request_hash = createHash("sha256").update(canonical(body)).digest("hex");
  const its = and(
    eq(idempotencyKeys.customer_id, customer_id),
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );
  const lifetime = new Date(now.getTime() - IDEMPOTENCY_LIFETIME_MS);
  await tx.delete(idempotencyKeys).where(and(its, lt(idempotencyKeys.created_at, lifetime)));
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ customer_id, operation, key, request_hash, created_at: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [known] = await tx.select().from(idempotencyKeys).where(its);
    if (known?.request_hash !== request_hash) throw conflict("IDEMPOTENCY_KEY_REUSED");
    return known.response as Made;
  }
  const made = await work();
  await tx.update(idempotencyKeys).set({ response: made, finished: true }).where(its);
  return made;
}

/** The same text for the same contents, whatever the order of their names. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
