import type { LockedOrder } from "./lock-for-update.ts";

/** What of a stored order says whether a return keeps it from going on. */
export function returnStandingOf({
  return_status,
  cancel_status,
}: Pick<LockedOrder, "return_status" | "cancel_status">) {
  return { return_status, cancel_status };
}
