import type { SavedPage } from "@sen/ui/shell";
import { PAGES_CACHE } from "../../core/offline-pages.ts";

/** How many are offered. */
const MOST_OFFERED = 8;

/** The pages that the worker keeps, with the titles that stand in them, the newest first. */
export async function readKeptPages(): Promise<SavedPage[]> {
  const cache = await caches.open(PAGES_CACHE);
  const requests = [...(await cache.keys())].reverse().slice(0, MOST_OFFERED);
  const pages = requests.map(async ({ url }) => {
    const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? "";
    const { title } = new DOMParser().parseFromString(html, "text/html");
    const { pathname, search } = new URL(url);
    return { href: pathname + search, title };
  });
  return (await Promise.all(pages)).filter(({ title }) => title !== "");
}
