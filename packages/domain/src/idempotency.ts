/**
 * The header that makes placing an order idempotent.
 *
 * A key belongs to one intent: it is created when the review opens (not when the button is pressed), stored with its checkout
 * across retries, reloads and tabs, and dropped once an order was placed or the basket has changed. For a known key the backend
 * returns the order that it created then.
 */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** How long the backend remembers a key, in ms: a day covers every retry that a person would make. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Maximum length of a key. */
export const IDEMPOTENCY_KEY_MAX_LENGTH = 100;
