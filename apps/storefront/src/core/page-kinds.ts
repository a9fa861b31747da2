import type { PageFacts } from "./route.ts";

/** Facts shared by pages of one kind. */

/** Cache TTL of pages with prices, stock or deals, in seconds. */
export const MINUTE = 60;
/** Cache TTL of pages whose only shop data is the category and mall menus, in seconds. */
export const MENUS = 10 * MINUTE;

/** Pages of one person. */
export const personal = { cacheTtlSeconds: MENUS, personal: true } as const;
export const ofCustomer = { ...personal, customersOnly: true } as const;
export const ofOrders = { ...ofCustomer, needsScript: "orders", place: "orders" } as const;

/** An account page, with the texts that it uses besides the account's. */
export const ofAccount = (title: PageFacts["title"], ...texts: PageFacts["texts"]) =>
  ({ ...ofCustomer, title, texts: ["account", ...texts], needsScript: "account", place: "account" }) as const;

/** A page about one order: its detail page, or its returns and complaints. */
export const ofAnOrder = (title: PageFacts["title"], ...texts: PageFacts["texts"]) =>
  ({
    ...ofOrders,
    title,
    texts: ["account", "aftersales", "orders", "product", "catalog", "fields", ...texts],
  }) as const;
