import type { SearchSuggestion } from "@sen/api";
import { LOCALES, type Locale } from "@sen/i18n";
import type { ShellPaths } from "@sen/ui/shell";
import { pathsOf, type Paths } from "../core/paths.ts";

function shellPaths(locale: Locale): ShellPaths {
  const paths = pathsOf(locale);
  return {
    home: paths.home(),
    products: paths.products(),
    search: paths.search(),
    cart: paths.cart(),
    account: paths.account(),
    orders: paths.purchase(),
    notifications: paths.notifications(),
    login: paths.login(),
    support: paths.support(),
    blogs: paths.blogs(),
    supportCategory: paths.supportCategory,
    customerSupport: paths.customerSupport(),
    policy: paths.policy,
    mall: paths.mall,
    category: (id) => paths.products({ category_id: id }),
  };
}

const byLocale = Object.fromEntries(LOCALES.map((locale) => [locale, shellPaths(locale)])) as Record<
  Locale,
  ShellPaths
>;

/** Where the shell leads in a language; the same object at every call. */
export function shellPathsOf(locale: Locale): ShellPaths {
  return byLocale[locale];
}

/** Where a search suggestion leads. */
export function suggestionHref({ kind, id, text }: SearchSuggestion, paths: Paths): string {
  if (id === null || kind === "keyword") return paths.search(text);
  if (kind === "product") return paths.product(id);
  if (kind === "mall") return paths.mall(id);
  return kind === "tenant" ? paths.shop(id) : paths.products({ category_id: id });
}
