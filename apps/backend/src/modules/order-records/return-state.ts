import type { LockedOrder } from "./lock-for-update.ts";

/** The columns that decide whether a return blocks the order. */
export function returnStateOf({
  return_status,
  cancel_status,
}: Pick<LockedOrder, "return_status" | "cancel_status">) {
  return { return_status, cancel_status };
}
