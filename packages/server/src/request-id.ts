import { randomUUID } from "node:crypto";

/** The header by which a request keeps its id from the first server to the last, and by which the caller learns it. */
export const REQUEST_ID_HEADER = "x-request-id";

/** Takes over the id that a caller gave the request, when it is one; otherwise makes one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
