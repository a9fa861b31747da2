import type { Category, Mall } from "@sen/api";
import type { Policy, SupportCategory } from "@sen/domain";
import type { Locale } from "@sen/i18n";

/**
 * Where the shell leads, in the language of the page. Made once per language: its identity must not change.
 * What has no address is not shown.
 */
export interface ShellPaths {
  home: string;
  products: string;
  search: string;
  cart: string;
  account: string;
  orders: string;
  notifications?: string;
  login: string;
  blogs?: string;
  support?: string;
  customerSupport?: string;
  policy?: (policy: Policy) => string;
  mall: (id: number) => string;
  category: (id: number) => string;
  supportCategory?: (category: SupportCategory) => string;
}

/** What of a mall the shell shows. */
export type ShellMall = Pick<Mall, "id" | "name">;

/** What of a category the shell shows: of those below it the names. */
export interface ShellCategory extends Pick<Category, "id" | "name"> {
  image_url?: string;
  children?: readonly Pick<Category, "id" | "name">[];
}

/** What belongs to the customer; never part of server-rendered HTML. */
export interface ShellCustomer {
  /** Products in the cart; a guest has one too. */
  cartCount: number;
  /** Notifications not read yet. */
  unreadCount: number;
  /** Null for a guest. */
  name: string | null;
}

/** The language on the page and the same page in the others. */
export interface ShellLanguage {
  /** The language that the page is in. */
  locale: Locale;
  /** This page in a language. */
  hrefOf: (locale: Locale) => string;
  /** Stores the choice; the link itself does the step. */
  onChoose?: (locale: Locale) => void;
}

/** Which part of the site the page belongs to. */
export type ShellPlace = "home" | "categories" | "notifications" | "orders" | "account";
