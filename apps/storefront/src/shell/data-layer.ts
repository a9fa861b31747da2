import type { CartLine, PageViewBody, paths } from "@sen/api";
import { localeOfPath, unlocalizedPath } from "@sen/i18n";

/** The standard e-commerce events of the data layer (decisions: Pages). */
export type TrackedEvent =
  | { event: "page_view"; page_path: string; page_title: string; language: string }
  | { event: "login"; customer_id: number }
  | {
      event: "view_item" | "add_to_cart" | "begin_checkout" | "purchase";
      currency: "VND";
      value: number;
      items: TrackedItem[];
    };

/** One line of an e-commerce event. Prices are whole dong. */
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

/** Where the shop counts by itself, without a word of who it was. */
const COUNTER = "/page-views" satisfies keyof paths;

let countsItself = false;

/**
 * Has the data layer read: by the operator's tag manager (`TAG_MANAGER_URL`), or else by the shop, which counts pages.
 *
 * @param script the tag manager's address
 */
export function startCounting(script: string | null): void {
  countsItself = script === null;
  if (script === null) return;
  (window.dataLayer ??= []).push({ event: "gtm.js", "gtm.start": Date.now() });
  document.head.append(Object.assign(document.createElement("script"), { src: script, async: true }));
}

/** Hands an event to whatever reads the data layer. */
export function track(event: TrackedEvent): void {
  (window.dataLayer ??= []).push(event);
  if (!countsItself) return;
  const view = new Blob([JSON.stringify(pageViewOf(event))], { type: "application/json" });
  navigator.sendBeacon(`/api/v1${COUNTER}`, view);
}

/** A line of a cart, a payment or an order. */
type TrackedLine = Pick<CartLine, "product_id" | "product_name" | "price_after_discount" | "quantity">;

/**
 * Hands an e-commerce event about these lines to whatever reads the data layer.
 *
 * @param value in dong. By default what the lines cost together
 */
export function trackItems(
  event: "view_item" | "add_to_cart" | "begin_checkout" | "purchase",
  lines: readonly TrackedLine[],
  value = lines.reduce((sum, { price_after_discount: price, quantity }) => sum + price * quantity, 0),
): void {
  const items = lines.map(({ product_id, product_name, price_after_discount: price, quantity }) => ({
    item_id: String(product_id),
    item_name: product_name,
    price,
    quantity,
  }));
  track({ event, currency: "VND", value, items });
}

/** What the shop counts of an event: neither numbers of things nor of people. */
function pageViewOf({ event }: TrackedEvent): PageViewBody {
  const { pathname } = window.location;
  const page = unlocalizedPath(pathname).replace(/\/\d+(?=\/|$)/g, "/:id");
  return {
    event,
    page: /^\/[a-z:/-]{0,59}$/.test(page) ? page : "/other",
    language: localeOfPath(pathname),
  };
}
