import * as z from "zod/mini";
import { IDEMPOTENCY_KEY_MAX_LENGTH, IDEMPOTENCY_KEY_MIN_LENGTH } from "./idempotency.ts";

/** The idempotency key of a request that moves money. */
export const idempotencyKeySchema = z
  .string()
  .check(
    z.minLength(IDEMPOTENCY_KEY_MIN_LENGTH),
    z.maxLength(IDEMPOTENCY_KEY_MAX_LENGTH),
    z.regex(/^[\w-]+$/),
  );
