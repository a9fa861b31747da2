/**
 * The name of the header that makes placing an order twice the same as placing it once.
 *
 * A key belongs to one intent: it is made when the review opens (not when the button is pressed), is kept with the
 * checkout it belongs to through retries, reloads and a second tab, and is given up once an order has answered it
 * or the basket has changed. The backend answers a key it knows with the order that it made then.
 */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** How long the backend remembers a key, in milliseconds: a day covers every retry that a person would make. */
export const IDEMPOTENCY_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Characters of a key: letters, digits, `_` and `-`. */
export const IDEMPOTENCY_KEY_MIN_LENGTH = 8;
export const IDEMPOTENCY_KEY_MAX_LENGTH = 100;
