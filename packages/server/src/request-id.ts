import { randomUUID } from "node:crypto";

/** The header that passes a request's id from server to server, and back to the caller. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Uses the caller's request id if it is valid, or generates one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
