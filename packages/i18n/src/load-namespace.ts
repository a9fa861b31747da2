import type { Locale } from "./locale.ts";
import type { Namespace, Texts } from "./namespaces.ts";

type Load = () => Promise<{ default: Texts }>;

/** Each import is spelled out, so that the bundler makes a chunk of each file. */
const files: Record<Locale, Record<Namespace, Load>> = {
  vi: {
    shell: () => import("./locales/vi/shell.json", { with: { type: "json" } }),
    catalog: () => import("./locales/vi/catalog.json", { with: { type: "json" } }),
    product: () => import("./locales/vi/product.json", { with: { type: "json" } }),
    reviews: () => import("./locales/vi/reviews.json", { with: { type: "json" } }),
    cart: () => import("./locales/vi/cart.json", { with: { type: "json" } }),
    coupons: () => import("./locales/vi/coupons.json", { with: { type: "json" } }),
    checkout: () => import("./locales/vi/checkout.json", { with: { type: "json" } }),
    orders: () => import("./locales/vi/orders.json", { with: { type: "json" } }),
    aftersales: () => import("./locales/vi/aftersales.json", { with: { type: "json" } }),
    account: () => import("./locales/vi/account.json", { with: { type: "json" } }),
    loyalty: () => import("./locales/vi/loyalty.json", { with: { type: "json" } }),
    support: () => import("./locales/vi/support.json", { with: { type: "json" } }),
    policies: () => import("./locales/vi/policies.json", { with: { type: "json" } }),
    notifications: () => import("./locales/vi/notifications.json", { with: { type: "json" } }),
    blog: () => import("./locales/vi/blog.json", { with: { type: "json" } }),
    errors: () => import("./locales/vi/errors.json", { with: { type: "json" } }),
    fields: () => import("./locales/vi/fields.json", { with: { type: "json" } }),
    auth: () => import("./locales/vi/auth.json", { with: { type: "json" } }),
    messages: () => import("./locales/vi/messages.json", { with: { type: "json" } }),
  },
  en: {
    shell: () => import("./locales/en/shell.json", { with: { type: "json" } }),
    catalog: () => import("./locales/en/catalog.json", { with: { type: "json" } }),
    product: () => import("./locales/en/product.json", { with: { type: "json" } }),
    reviews: () => import("./locales/en/reviews.json", { with: { type: "json" } }),
    cart: () => import("./locales/en/cart.json", { with: { type: "json" } }),
    coupons: () => import("./locales/en/coupons.json", { with: { type: "json" } }),
    checkout: () => import("./locales/en/checkout.json", { with: { type: "json" } }),
    orders: () => import("./locales/en/orders.json", { with: { type: "json" } }),
    aftersales: () => import("./locales/en/aftersales.json", { with: { type: "json" } }),
    account: () => import("./locales/en/account.json", { with: { type: "json" } }),
    loyalty: () => import("./locales/en/loyalty.json", { with: { type: "json" } }),
    support: () => import("./locales/en/support.json", { with: { type: "json" } }),
    policies: () => import("./locales/en/policies.json", { with: { type: "json" } }),
    notifications: () => import("./locales/en/notifications.json", { with: { type: "json" } }),
    blog: () => import("./locales/en/blog.json", { with: { type: "json" } }),
    errors: () => import("./locales/en/errors.json", { with: { type: "json" } }),
    fields: () => import("./locales/en/fields.json", { with: { type: "json" } }),
    auth: () => import("./locales/en/auth.json", { with: { type: "json" } }),
    messages: () => import("./locales/en/messages.json", { with: { type: "json" } }),
  },
};

/** Loads the texts of one namespace in one language. */
export async function loadNamespace(locale: Locale, namespace: Namespace): Promise<Texts> {
  return (await files[locale][namespace]()).default;
}
