import { sitePath } from "@sen/i18n";
import { OfflineScreen, type SavedPage } from "@sen/ui/shell";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import useSWR from "swr";
import { PAGES_CACHE } from "../../core/offline-pages.ts";
import { useLinks } from "../links.ts";

/** The offline fallback for pages that are not cached. The service worker puts the requested URL behind the `#`. */
export default function OfflinePage() {
  const { hash } = useLocation();
  const { home } = useLinks();
  const wanted = hash === "" ? home : sitePath(hash.slice(1));
  const { data: pages = [] } = useSWR("kept-pages", readKeptPages); // Empty if the browser refuses storage.
  useEffect(() => {
    const retry = () => {
      window.location.replace(wanted);
    };
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("online", retry);
    };
  }, [wanted]);
  return (
    <OfflineScreen
      pages={pages}
      onRetry={() => {
        window.location.replace(wanted);
      }}
    />
  );
}

const MOST_OFFERED = 8;

/** The pages cached by the service worker, with their titles, newest first. */
async function readKeptPages(): Promise<SavedPage[]> {
  const cache = await caches.open(PAGES_CACHE);
  const requests = [...(await cache.keys())].reverse().slice(0, MOST_OFFERED);
  const pages = requests.map(async ({ url }) => {
    const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? "";
    const { title } = new DOMParser().parseFromString(html, "text/html");
    const { pathname, search } = new URL(url);
    return { href: pathname + search, title: title.replace(/ · [^·]*$/, "") }; // Without the shop's name.
  });
  return (await Promise.all(pages)).filter(({ title }) => title !== "");
}
