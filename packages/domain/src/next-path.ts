/** Stands for "this site" while an address is taken apart; never shown. */
const HERE = "https://site.invalid";

/**
 * Where to go after sign-in: the path that was asked for, or `/` when it would lead off this site or is no path.
 * Keeps query and hash. Refuses what browsers read as another host: `//host`, `/\host`, tabs and line breaks in it.
 */
export function safeNextPath(next: string | null | undefined): string {
  if (!next?.startsWith("/") || !URL.canParse(next, HERE)) return "/";
  const url = new URL(next, HERE);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === HERE && !path.startsWith("//") ? path : "/";
}
