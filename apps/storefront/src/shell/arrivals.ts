import { track } from "./data-layer.ts";
import { keepsScroll } from "./use-scroll.ts";
import type { Location } from "react-router-dom";
import type { Locale } from "@sen/i18n";
import { createStore } from "../core/store.ts";

let lastKey: string | undefined;

/** The title of the page last navigated to, for a live region; empty on the first page. */
export const announcement = createStore("");

/**
 * Called when a page has its title. Records the page view (spec §1) and, after a client-side navigation, announces the title and
 * focuses the heading. Once per history entry.
 */
export function noteArrival(location: Location, title: string, language: Locale, isSecret: boolean): void {
  if (lastKey === location.key) return;
  const isStep = lastKey !== undefined;
  lastKey = location.key;
  const page_path = location.pathname + (isSecret ? "" : location.search);
  track({ event: "page_view", page_path, page_title: title, language });
  if (!isStep || keepsScroll(location)) return;
  announcement.write(title);
  focusHeading();
}

let observer: MutationObserver | undefined;

/** Focuses the page's heading, and the heading that replaces it once the page has its data. */
function focusHeading(): void {
  observer?.disconnect();
  const main = document.querySelector<HTMLElement>("main");
  const heading = main?.querySelector<HTMLElement>("h1") ?? main;
  if (!main || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  observer = new MutationObserver(() => {
    if (!heading.isConnected && document.activeElement === document.body) focusHeading();
  });
  observer.observe(main, { childList: true, subtree: true });
}
