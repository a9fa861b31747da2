const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The prefix of a request's code: complaint, return, refund, ticket. */
export type RequestPrefix = "KN" | "TH" | "HT" | "YC";

/** The code people read out: the date in Vietnam when the request was created, and its id. "KN-261121-0042". */
export function requestCode(
  prefix: RequestPrefix,
  { id, created_at }: { id: number; created_at: string },
): string {
  const day = new Date(Date.parse(created_at) + VIETNAM_OFFSET_MS)
    .toISOString()
    .slice(2, 10)
    .replaceAll("-", "");
  return `${prefix}-${day}-${String(id).padStart(4, "0")}`;
}
