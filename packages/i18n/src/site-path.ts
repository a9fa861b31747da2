/** Stands for "this site" while an address is taken apart; never shown. */
const HERE = "https://site.invalid";

/**
 * The path of this site (with query and hash) that a text names, as a browser would read it; `/` when it names another
 * place, or no page that the shop can have. What comes back begins with exactly one slash and holds no empty segment, no
 * backslash and no control character: gone to from any page, it stays on this site, also once a language has been put
 * before it or taken away.
 */
export function sitePath(text: string | null | undefined): string {
  const parsed = text?.startsWith("/") ? parseUrl(text) : null;
  if (!parsed) return "/";
  const { origin, pathname, search, hash } = parsed;
  // No page has an empty segment, and one at the front would be the name of a host.
  if (origin !== HERE || pathname.includes("//")) return "/";
  return (pathname + search + hash).replaceAll("\\", "%5C");
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text, HERE);
  } catch {
    return null;
  }
}
