import type { HeadersArgs } from "react-router-dom";

/**
 * The headers of a page that is the same for everybody: no personal byte is in it, so that a CDN may keep it for a
 * minute and show it a while longer when the shop cannot be reached. A failed page is nobody's to keep.
 */
export function publicPage({ errorHeaders }: HeadersArgs): Record<string, string> {
  return errorHeaders
    ? { "Cache-Control": "no-store" }
    : { "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400" };
}
