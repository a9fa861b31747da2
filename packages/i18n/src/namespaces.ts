/** One namespace per area of the product; each is a JSON file per language and a chunk of its own in the browser. */
export const NAMESPACES = [
  "shell",
  "catalog",
  "coupons",
  "product",
  "reviews",
  "cart",
  "checkout",
  "orders",
  "aftersales",
  "account",
  "loyalty",
  "support",
  "policies",
  "notifications",
  "blog",
  "errors",
  "fields",
  "auth",
  "messages",
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** The texts of one namespace as they stand in its file: nested, with texts as leaves. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Namespaces that have been loaded, of one language. */
export type LoadedTexts = Partial<Record<Namespace, Texts>>;
