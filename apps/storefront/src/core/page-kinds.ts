import type { PageFacts } from "./route.ts";

/** What pages of a kind have in common. */

/** How long a page is kept that prices, stock or deals stand in, in seconds. */
export const MINUTE = 60;
/** How long a page is kept that holds nothing of the shop but its menus of categories and malls, in seconds. */
export const MENUS = 10 * MINUTE;

/** Of one person. */
export const personal = { cacheTtlSeconds: MENUS, personal: true } as const;
export const ofCustomer = { ...personal, customersOnly: true } as const;
export const ofOrders = { ...ofCustomer, needsScript: "orders", place: "orders" } as const;

/** A page of the account, with the texts that it uses beside the account's. */
export const ofAccount = (title: PageFacts["title"], ...texts: PageFacts["texts"]) =>
  ({ ...ofCustomer, title, texts: ["account", ...texts], needsScript: "account", place: "account" }) as const;

/** About one order: its page, its requests. */
export const ofAnOrder = (title: PageFacts["title"], ...texts: PageFacts["texts"]) =>
  ({
    ...ofOrders,
    title,
    texts: ["account", "aftersales", "orders", "product", "catalog", "fields", ...texts],
  }) as const;
