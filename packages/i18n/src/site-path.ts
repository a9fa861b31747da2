/** Base URL for parsing paths; never shown. */
const HERE = "https://site.invalid";

/**
 * The path of this site (with query and hash) in a text, as a browser would resolve it; `/` if it points elsewhere or to a path that the
 * shop cannot have. The result begins with exactly one slash and has no empty segment, backslash or control character: navigating to it
 * from any page stays on this site, even after adding or removing a locale prefix.
 */
export function sitePath(text: string | null | undefined): string {
  const parsed = text?.startsWith("/") ? parseUrl(text) : null;
  if (!parsed) return "/";
  const { origin, pathname, search, hash } = parsed;
  // No page has an empty segment, and a leading one would be a host name.
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
