/** What pages of a kind have in common. */

/** How long a page is kept that prices, stock or deals stand in, in seconds. */
export const MINUTE = 60;
/** How long a page is kept that holds nothing of the shop but its menus of categories and malls, in seconds. */
export const MENUS = 10 * MINUTE;

/** Of one person. */
export const personal = { cacheTtlSeconds: MENUS, personal: true } as const;
export const ofCustomer = { ...personal, customersOnly: true } as const;
export const ofAccount = { ...ofCustomer, needsScript: "account", place: "account" } as const;
export const ofOrders = { ...ofCustomer, needsScript: "orders", place: "orders" } as const;
/** About one order: its page, its requests. */
export const ofAnOrder = {
  ...ofOrders,
  texts: ["account", "aftersales", "orders", "product", "catalog", "fields"],
} as const;
