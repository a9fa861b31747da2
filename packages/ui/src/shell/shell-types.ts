import type { Category, Mall } from "@sen/api";
import type { Policy, SupportCategory } from "@sen/domain";
import type { Locale } from "@sen/i18n";

/** URLs of the shell's links, in the page's language. Keep the object stable per language. */
export interface ShellPaths {
  home: string;
  products: string;
  searchPage: string;
  cart: string;
  account: string;
  orders: string;
  notifications: string;
  login: string;
  blogs: string;
  support: string;
  customerSupport: string;
  policy: (policy: Policy) => string;
  mall: (id: number) => string;
  category: (id: number) => string;
  supportCategory: (category: SupportCategory) => string;
}

/** The parts of a mall that the shell shows. */
export type ShellMall = Pick<Mall, "id" | "name">;

/** The parts of a category that the shell shows, with the names of its subcategories. */
export interface ShellCategory extends Pick<Category, "id" | "name"> {
  image_url?: string;
  children?: readonly Pick<Category, "id" | "name">[];
}

/** Data of the customer; never in server-rendered HTML. */
export interface ShellCustomer {
  /** Number of products in the cart; guests have a cart too. */
  cartCount: number;
  /** Number of unread notifications. */
  unreadCount: number;
  /** Customer's name; null for a guest. */
  name: string | null;
}

/** The page's language, and the same page in the others. */
export interface ShellLanguage {
  /** Language of the page. */
  locale: Locale;
  /** URL of this page in a language. */
  hrefOf: (locale: Locale) => string;
  /** Stores the choice; the link itself navigates. */
  onChoose?: (locale: Locale) => void;
}

/** Section of the site that a page belongs to. */
export type ShellPlace = "home" | "categories" | "notifications" | "orders" | "account";
