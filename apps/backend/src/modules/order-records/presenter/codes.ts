const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;

/** What a request is called: complaint, return, refund, ticket. */
export type RequestPrefix = "KN" | "TH" | "HT" | "YC";

/** The code of a request as people read it out: the day in Vietnam it was raised, and its number. "KN-261121-0042". */
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
