import { vietnamDay } from "../../../vietnam-day.ts";

/** The prefix of a code: order, complaint, return, refund, ticket. */
export type RequestPrefix = "SEN" | "KN" | "TH" | "HT" | "YC";

/** The code people read out: the date in Vietnam when the order or request was created, and its id. "KN-261121-0042". */
export function requestCode(
  prefix: RequestPrefix,
  { id, created_at }: { id: number; created_at: Date | string },
): string {
  const day = vietnamDay(new Date(created_at)).slice(2).replaceAll("-", "");
  return `${prefix}-${day}-${String(id).padStart(4, "0")}`;
}
