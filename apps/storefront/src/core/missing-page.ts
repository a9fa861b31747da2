import type { QueryFailure } from "./query.ts";

/** What the page shows does not exist, as the browser learnt while the page was standing: the 404 page takes its place. */
export class MissingPage extends Error {
  override name = "MissingPage";
}

/** Unknown, malformed, or another customer's: to whoever asks there is no such thing. */
const MISSING_CODES: readonly (number | undefined)[] = [403, 404, 422];

/** After a step it is the browser that learns of an unknown id: shows the same 404 page as the server would. */
export function throwIfMissing(error: QueryFailure | undefined): void {
  if (MISSING_CODES.includes(error?.code)) throw new MissingPage();
}
