/** One namespace per area of the product. Each is a JSON file per language and a separate chunk in the browser. */
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

/** The texts of one namespace, nested as in its file. */
export interface Texts {
  [key: string]: string | Texts;
}

/** The loaded namespaces of one language. */
export type LoadedTexts = Partial<Record<Namespace, Texts>>;
