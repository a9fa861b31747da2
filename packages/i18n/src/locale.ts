import { sitePath } from "./site-path.ts";

/** The interface languages; Vietnamese is the default. Spec §1 and §9. */
export const LOCALES = ["vi", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "vi";

/** Whether a stored or received value is one of the locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The locale prefix of a path. The default locale has none; `/english` or `/en-gb` is not a prefix. */
const prefixed = /^(?:\/(en)(?=[/?#]|$))+/;

/** The locale of a path: `/en/product/42` is English, `/product/42` Vietnamese. */
export function localeOfPath(path: string): Locale {
  const prefix = prefixed.exec(path)?.[1];
  return isLocale(prefix) ? prefix : DEFAULT_LOCALE;
}

/**
 * The path without its locale: `/en/product/42?a=1` gives `/product/42?a=1`, `/en` gives `/`. Returns a path of this site for any
 * text (`sitePath`).
 */
export function unlocalizedPath(path: string): string {
  const rest = sitePath(path).replace(prefixed, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * The same page in another locale, with query and hash. Takes a path of this site with or without a prefix; any other text counts as the
 * home page's (`sitePath`), so that navigating to the result is safe.
 */
export function localizedPath(path: string | null | undefined, locale: Locale): string {
  const rest = unlocalizedPath(path ?? "/");
  if (locale === DEFAULT_LOCALE) return rest;
  return `/${locale}${rest === "/" ? "" : rest.replace(/^\/(?=[?#])/, "")}`;
}

/**
 * The stored locale wins over the route's (spec §1): the path to redirect to, or null if the two agree or nothing valid is stored.
 *
 * @param stored the value in local storage, of any kind
 * @param path path, query and hash of the current page
 */
export function storedWins(stored: unknown, path: string): string | null {
  return isLocale(stored) && stored !== localeOfPath(path) ? localizedPath(path, stored) : null;
}
