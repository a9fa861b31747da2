import type { Locale } from "@sen/i18n";
import { categoriesQuery, mallsQuery } from "./catalog.ts";
import { answersOf, type Seed } from "./seed.ts";
import type { ServerApi } from "./server-api.ts";

/** How long the menus' data is kept, in ms: as long as a CDN keeps the pages that show it. */
const KEPT_MS = 60_000;
const kept = new Map<Locale, { until: number; menus: Promise<Seed> }>();

/** Categories and malls, which stand on every page and are the same for everybody: asked once a minute and language. */
export function menuSeed(api: ServerApi, locale: Locale): Promise<Seed> {
  const known = kept.get(locale);
  if (known && known.until > Date.now()) return known.menus;
  const queries = [categoriesQuery(), mallsQuery()];
  const menus = answersOf(api, { needed: [], welcome: queries });
  kept.set(locale, { until: Date.now() + KEPT_MS, menus });
  const forget = () => {
    if (kept.get(locale)?.menus === menus) kept.delete(locale);
  };
  menus.then((seed) => {
    // What could not be had is asked for again with the next page.
    if (Object.keys(seed).length < queries.length) forget();
  }, forget);
  return menus;
}
