import { sitePath } from "./site-path.ts";

/** The interface languages: Vietnamese is the default. Spec §1 and §9. */
export const LOCALES = ["vi", "en"] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = "vi";

/** Whether a stored or received value names a language of the shop. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** Every language but the default has a prefix in the path; `/english` or `/en-gb` is no prefix. */
const prefixed = /^(?:\/(en)(?=[/?#]|$))+/;

/** The language a path asks for: `/en/product/42` is English, `/product/42` Vietnamese. */
export function localeOfPath(path: string): Locale {
  const prefix = prefixed.exec(path)?.[1];
  return isLocale(prefix) ? prefix : DEFAULT_LOCALE;
}

/**
 * The path without its language: `/en/product/42?a=1` gives `/product/42?a=1`, `/en` gives `/`. Of any text: what comes
 * back is a path of this site (`sitePath`).
 */
export function unlocalizedPath(path: string): string {
  const rest = sitePath(path).replace(prefixed, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * The same page in another language; query and hash stay. Takes a path of this site with or without a prefix, and any other
 * text for the home page's (`sitePath`): what comes back can be gone to.
 */
export function localizedPath(path: string | null | undefined, locale: Locale): string {
  const rest = unlocalizedPath(path ?? "/");
  if (locale === DEFAULT_LOCALE) return rest;
  return `/${locale}${rest === "/" ? "" : rest.replace(/^\/(?=[?#])/, "")}`;
}

/**
 * The stored locale wins over the route's (spec §1): the path to replace the current one with, or null when the
 * two agree or nothing valid is stored.
 *
 * @param stored what local storage holds, whatever that is
 * @param path path, query and hash of the current page
 */
export function storedWins(stored: unknown, path: string): string | null {
  return isLocale(stored) && stored !== localeOfPath(path) ? localizedPath(path, stored) : null;
}
