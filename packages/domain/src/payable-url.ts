/** Base URL for parsing paths; never shown. */
const HERE = "https://site.invalid";

/**
 * The payment URL of an order if it is safe to follow: an http(s) URL (a gateway's site) or a path of this site. Null if missing, for any
 * other scheme (`javascript:`), and for paths that resolve to another host.
 */
export function payableUrl(url: string | null): string | null {
  const parsed = url ? parseUrl(url) : null;
  if (!url || !parsed) return null;
  const { protocol, origin, pathname } = parsed;
  const isPath = url.startsWith("/") && origin === HERE && !pathname.startsWith("//");
  const isOfTheWeb = /^https?:\/\//i.test(url) && /^https?:$/.test(protocol);
  return isPath || isOfTheWeb ? url : null;
}

function parseUrl(url: string): URL | null {
  try {
    return new URL(url, HERE);
  } catch {
    return null;
  }
}
