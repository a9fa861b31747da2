/**
 * The headers of a page that is the same for everybody: no personal byte is in it, so that a CDN may keep it for a
 * minute and show it a while longer when the shop cannot be reached.
 */
export function publicPage(): Record<string, string> {
  return {
    "Cache-Control": "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
  };
}
