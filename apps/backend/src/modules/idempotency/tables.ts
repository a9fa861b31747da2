import { IDEMPOTENCY_KEY_MAX_LENGTH } from "@sen/domain";
import { boolean, index, jsonb, pgTable, primaryKey, text } from "../../database/drizzle.ts";
import { upTo } from "../../database/schema/checks.ts";
import { createdAt, rowId } from "../../database/schema/columns.ts";
import { customers } from "../customers/tables.ts";

/** The answer of a money-moving POST, kept under its Idempotency-Key: the same key gets the same answer. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    customer_id: rowId()
      .notNull()
      .references(() => customers.id),
    /** The operationId. */
    operation: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the request body: the same key with another body is a conflict. */
    request_hash: text().notNull(),
    /** Null while the first request is still running. */
    response: jsonb(),
    finished: boolean().notNull().default(false),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.customer_id, t.operation, t.key] }),
    index().on(t.created_at),
    upTo(t.key, IDEMPOTENCY_KEY_MAX_LENGTH),
  ],
);
