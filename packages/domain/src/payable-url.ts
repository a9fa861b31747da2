/** Stands for "this site" while an address is taken apart; never shown. */
const HERE = "https://site.invalid";

/**
 * The address where an order is paid, when it is one that is followed: of the web (a gateway's own site), or a path of this
 * site. Null for none, for every other scheme (`javascript:`), and for what looks like a path and is read as another host.
 */
export function payableUrl(url: string | null): string | null {
  if (!url || !URL.canParse(url, HERE)) return null;
  const { protocol, origin, pathname } = new URL(url, HERE);
  const isPath = url.startsWith("/") && origin === HERE && !pathname.startsWith("//");
  const isOfTheWeb = /^https?:\/\//i.test(url) && /^https?:$/.test(protocol);
  return isPath || isOfTheWeb ? url : null;
}
