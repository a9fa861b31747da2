import type shell from "./locales/vi/shell.json";
import type catalog from "./locales/vi/catalog.json";
import type product from "./locales/vi/product.json";
import type reviews from "./locales/vi/reviews.json";
import type cart from "./locales/vi/cart.json";
import type coupons from "./locales/vi/coupons.json";
import type checkout from "./locales/vi/checkout.json";
import type orders from "./locales/vi/orders.json";
import type aftersales from "./locales/vi/aftersales.json";
import type account from "./locales/vi/account.json";
import type loyalty from "./locales/vi/loyalty.json";
import type policies from "./locales/vi/policies.json";
import type support from "./locales/vi/support.json";
import type notifications from "./locales/vi/notifications.json";
import type blog from "./locales/vi/blog.json";
import type errors from "./locales/vi/errors.json";
import type fields from "./locales/vi/fields.json";
import type auth from "./locales/vi/auth.json";
import type messages from "./locales/vi/messages.json";

/**
 * The Vietnamese texts, the reference for every other language. They type the keys of `useTranslation`'s `t`: an unknown key is a type
 * error. i18next's own types stay untouched for applications to extend.
 */
export interface TypedTexts {
  shell: typeof shell;
  catalog: typeof catalog;
  product: typeof product;
  reviews: typeof reviews;
  cart: typeof cart;
  coupons: typeof coupons;
  checkout: typeof checkout;
  orders: typeof orders;
  aftersales: typeof aftersales;
  account: typeof account;
  loyalty: typeof loyalty;
  support: typeof support;
  policies: typeof policies;
  notifications: typeof notifications;
  blog: typeof blog;
  errors: typeof errors;
  fields: typeof fields;
  auth: typeof auth;
  messages: typeof messages;
}

type PluralSuffix = "zero" | "one" | "two" | "few" | "many" | "other";
/** A key without its plural suffix: `cart.items_one` is used as `cart.items`. */
type WithoutPlural<Key extends string> = Key extends `${infer Singular}_${PluralSuffix}` ? Singular : Key;

/** The short keys of a file, its levels joined by dots: `"title.created"`. */
type ShortKey<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key | WithoutPlural<Key>
    : `${Key}.${ShortKey<Texts[Key]>}`;
}[keyof Texts & string];

/** The short keys by namespace. */
type ShortKeys = { [Name in keyof TypedTexts]: ShortKey<TypedTexts[Name]> };

/** The keys accepted by `t` of these namespaces: short keys of the first, and keys of any with its namespace. */
export type TextKey<Names extends readonly (keyof TypedTexts)[]> =
  ShortKeys[Names[0]] | { [Name in Names[number]]: `${Name}:${ShortKeys[Name]}` }[Names[number]];
