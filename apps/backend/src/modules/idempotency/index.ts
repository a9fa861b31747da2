export { changeOnce } from "./change-once.ts";
export { withIdempotencyKey } from "./idempotency.ts";
