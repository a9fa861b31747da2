import { localeOfPath, type Locale } from "@sen/i18n";
import { matchPath } from "react-router-dom";
import type { Place } from "../core/place.ts";
import { siteMap, type Row } from "./site-map.ts";

/** What an address of the shop names. */
export interface PageMatch {
  row: Row;
  place: Place;
  locale: Locale;
}

/** One language in front; what follows is a page's path or none. */
const LANGUAGE = /^\/en(?=\/|$)/;

const ID = /^[1-9]\d{0,9}$/;

/** The page that an address names; null where there is none: no such path, or no number where one must stand. */
export function matchPage(pathname: string, search: string): PageMatch | null {
  const path = pathname.replace(LANGUAGE, "") || "/";
  for (const row of siteMap) {
    const match = matchPath(row.path, path);
    if (!match) continue;
    const query = new URLSearchParams(search);
    const named = row.queryId === undefined ? Object.values(match.params)[0] : (query.get(row.queryId) ?? "");
    if (named !== undefined && !ID.test(named)) return null;
    return { row, place: { id: Number(named ?? 0), query }, locale: localeOfPath(pathname) };
  }
  return null;
}

/** The query of a page in the one form that its HTML depends on: names that the page does not know are dropped. */
export function canonicalSearch({ row, place }: PageMatch): string {
  const kept = row.query?.(place.query).toString() ?? "";
  return kept === "" ? "" : `?${kept}`;
}

/** How long the server keeps the HTML of a page, in seconds; 0 where it is not kept. */
export function keptSeconds({ row, place }: PageMatch): number {
  return row.freeText !== undefined && place.query.has(row.freeText) ? 0 : row.keepSeconds;
}
