export { changeOnce } from "./change-once.ts";
export { answeredOnce } from "./idempotency.ts";
