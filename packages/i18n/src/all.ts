import viShell from "./locales/vi/shell.json" with { type: "json" };
import viCatalog from "./locales/vi/catalog.json" with { type: "json" };
import viProduct from "./locales/vi/product.json" with { type: "json" };
import viReviews from "./locales/vi/reviews.json" with { type: "json" };
import viCart from "./locales/vi/cart.json" with { type: "json" };
import viCoupons from "./locales/vi/coupons.json" with { type: "json" };
import viCheckout from "./locales/vi/checkout.json" with { type: "json" };
import viOrders from "./locales/vi/orders.json" with { type: "json" };
import viAftersales from "./locales/vi/aftersales.json" with { type: "json" };
import viAccount from "./locales/vi/account.json" with { type: "json" };
import viLoyalty from "./locales/vi/loyalty.json" with { type: "json" };
import viSupport from "./locales/vi/support.json" with { type: "json" };
import viPolicies from "./locales/vi/policies.json" with { type: "json" };
import viNotifications from "./locales/vi/notifications.json" with { type: "json" };
import viBlog from "./locales/vi/blog.json" with { type: "json" };
import viErrors from "./locales/vi/errors.json" with { type: "json" };
import viFields from "./locales/vi/fields.json" with { type: "json" };
import viAuth from "./locales/vi/auth.json" with { type: "json" };
import viMessages from "./locales/vi/messages.json" with { type: "json" };
import enShell from "./locales/en/shell.json" with { type: "json" };
import enCatalog from "./locales/en/catalog.json" with { type: "json" };
import enProduct from "./locales/en/product.json" with { type: "json" };
import enReviews from "./locales/en/reviews.json" with { type: "json" };
import enCart from "./locales/en/cart.json" with { type: "json" };
import enCoupons from "./locales/en/coupons.json" with { type: "json" };
import enCheckout from "./locales/en/checkout.json" with { type: "json" };
import enOrders from "./locales/en/orders.json" with { type: "json" };
import enAftersales from "./locales/en/aftersales.json" with { type: "json" };
import enAccount from "./locales/en/account.json" with { type: "json" };
import enLoyalty from "./locales/en/loyalty.json" with { type: "json" };
import enSupport from "./locales/en/support.json" with { type: "json" };
import enPolicies from "./locales/en/policies.json" with { type: "json" };
import enNotifications from "./locales/en/notifications.json" with { type: "json" };
import enBlog from "./locales/en/blog.json" with { type: "json" };
import enErrors from "./locales/en/errors.json" with { type: "json" };
import enFields from "./locales/en/fields.json" with { type: "json" };
import enAuth from "./locales/en/auth.json" with { type: "json" };
import enMessages from "./locales/en/messages.json" with { type: "json" };
import type { Locale } from "./locale.ts";
import type { Namespace, Texts } from "./namespaces.ts";

const vi = {
  shell: viShell,
  catalog: viCatalog,
  product: viProduct,
  reviews: viReviews,
  cart: viCart,
  coupons: viCoupons,
  checkout: viCheckout,
  orders: viOrders,
  aftersales: viAftersales,
  account: viAccount,
  loyalty: viLoyalty,
  support: viSupport,
  policies: viPolicies,
  notifications: viNotifications,
  blog: viBlog,
  errors: viErrors,
  fields: viFields,
  auth: viAuth,
  messages: viMessages,
};

/**
 * The Vietnamese texts, the reference for every other language. They type the keys of `useTranslation`'s `t`: an unknown key is a type
 * error. i18next's own types stay untouched for applications to extend.
 */
export type TypedTexts = typeof vi;

/**
 * All texts of both languages, already parsed. For the server, tests and stories only: in the browser, importing it would load all of
 * them (`loadTexts` is for the browser).
 */
export const allTexts: Record<Locale, Record<Namespace, Texts>> = {
  vi,
  en: {
    shell: enShell,
    catalog: enCatalog,
    product: enProduct,
    reviews: enReviews,
    cart: enCart,
    coupons: enCoupons,
    checkout: enCheckout,
    orders: enOrders,
    aftersales: enAftersales,
    account: enAccount,
    loyalty: enLoyalty,
    support: enSupport,
    policies: enPolicies,
    notifications: enNotifications,
    blog: enBlog,
    errors: enErrors,
    fields: enFields,
    auth: enAuth,
    messages: enMessages,
  },
};
