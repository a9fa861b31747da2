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
export interface TrackedItem {
  item_id: string;
  item_name: string;
  price: number;
  quantity: number;
}

declare global {
  interface Window {
    dataLayer?: TrackedEvent[];
  }
}

/** Hands an event to whatever the operator's tag manager is. No third party is loaded by the shop itself. */
export function track(event: TrackedEvent): void {
  (window.dataLayer ??= []).push(event);
}
