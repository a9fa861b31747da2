import type { PagePath, PageViewBody, paths } from "@sen/api";
import { localeOfPath } from "@sen/i18n";

/** The data layer's standard e-commerce events (decisions: Pages). */
export type TrackedEvent =
  | { event: "page_view"; page_path: string; page_title: string; language: string }
  | { event: "login"; customer_id: number }
  | {
      event: "view_item" | "add_to_cart" | "begin_checkout" | "purchase";
      currency: "VND";
      value: number;
      items: TrackedItem[];
    };

/** An item of an e-commerce event. Prices are whole dong. */
interface TrackedItem {
  item_id: string;
  item_name: string;
  price: number;
  quantity: number;
}

declare global {
  interface Window {
    dataLayer?: (TrackedEvent | { event: "gtm.js"; "gtm.start": number })[];
  }
}

/** Endpoint of the shop's own, anonymous page counter. */
const COUNTER = "/page-views" satisfies keyof paths;

/** Names the page of an address; null unless the shop counts its pages itself. */
let pageAt: ((pathname: string, search: string) => PagePath) | null = null;

/**
 * Starts a consumer of the data layer: the operator's tag manager (`TAG_MANAGER_URL`), or else the shop's own page
 * counter.
 */
export function startCounting(script: string | null, ownPageAt: NonNullable<typeof pageAt>): void {
  if (script === null) {
    pageAt = ownPageAt;
    return;
  }
  (window.dataLayer ??= []).push({ event: "gtm.js", "gtm.start": Date.now() });
  document.head.append(Object.assign(document.createElement("script"), { src: script, async: true }));
}

/** Pushes an event to the data layer, and to the shop's own counter if it is in use: there, a `view_item` is its page's view. */
export function track(event: TrackedEvent): void {
  (window.dataLayer ??= []).push(event);
  if (!pageAt || event.event === "view_item") return;
  const { pathname, search } = window.location;
  const view: PageViewBody = {
    event: event.event,
    page: pageAt(pathname, search),
    language: localeOfPath(pathname),
  };
  const body = new Blob([JSON.stringify(view)], { type: "application/json" });
  navigator.sendBeacon(`/api/v1${COUNTER}`, body);
}
