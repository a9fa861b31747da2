import { IDEMPOTENCY_KEY_MAX_LENGTH } from "@sen/domain";
import { index, jsonb, pgTable, primaryKey, text } from "../../database/drizzle.ts";
import { upTo } from "../../database/schema/checks.ts";
import { createdAt, foreignRowId } from "../../database/schema/columns.ts";
import { customers } from "../customers/tables.ts";

/** Results of requests, stored under their Idempotency-Key: the same key gets the same result. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    customer_id: foreignRowId(() => customers.id),
    /** The operationId. */
    operation: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request body. The same key with another body is a conflict. */
    request_hash: text().notNull(),
    /** Null until the first request has finished. */
    response: jsonb(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.operation, t.key] }),
    index().on(t.created_at),
    upTo(t.key, IDEMPOTENCY_KEY_MAX_LENGTH),
  ],
);
