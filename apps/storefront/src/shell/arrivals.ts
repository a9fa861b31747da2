import { track } from "./data-layer.ts";
import { keepsScroll } from "./use-scroll.ts";
import type { Location } from "react-router-dom";
import type { Locale } from "@sen/i18n";

let lastKey: string | undefined;
let announcement = "";
const listeners = new Set<() => void>();

/**
 * A page is there and knows its title: it is counted as viewed (spec §1), and after a step its title is announced and its
 * heading takes the focus. Once for each address that is gone to.
 *
 * @param isSecret what stands in the query is not counted
 */
export function noteArrival(location: Location, title: string, language: Locale, isSecret: boolean): void {
  if (lastKey === location.key) return;
  const isStep = lastKey !== undefined;
  lastKey = location.key;
  const page_path = location.pathname + (isSecret ? "" : location.search);
  track({ event: "page_view", page_path, page_title: title, language });
  if (!isStep || keepsScroll(location)) return;
  announcement = title;
  for (const listener of listeners) listener();
  focusHeading();
}

/** The title of the page that was last stepped to, for a live region; empty on the page that was opened. */
export const readAnnouncement = (): string => announcement;

/** Calls back when another page is announced. Returns the unsubscriber. */
export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let observer: MutationObserver | undefined;

/** Focuses the page's heading, and the one that takes its place once the page has its data. */
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
