/** Stands for "this site" while an address is taken apart; never shown. */
const HERE = "https://site.invalid";

/**
 * The address where an order is paid, when it is one that is followed: of the web (a gateway's own site), or a path of this
 * site. Null for none, for every other scheme (`javascript:`), and for what looks like a path and is read as another host.
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
