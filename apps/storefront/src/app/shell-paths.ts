import { accountRoutes } from "../areas/account/routes.ts";
import { authRoutes } from "../areas/auth/routes.ts";
import { blogRoutes } from "../areas/blog/routes.ts";
import { cartRoutes } from "../areas/cart/routes.ts";
import { catalogRoutes } from "../areas/catalog/routes.ts";
import { notificationRoutes } from "../areas/notifications/routes.ts";
import { orderRoutes } from "../areas/orders/routes.ts";
import { productRoutes } from "../areas/product/routes.ts";
import { supportRoutes } from "../areas/support/routes.ts";
import type { SearchSuggestion } from "@sen/api";
import type { ShellPaths } from "@sen/ui/shell";
import { perLocale, type Href } from "../core/route.ts";

/** Where the shell leads in a language. */
export const shellPathsOf = perLocale((href): ShellPaths => ({
  home: href(catalogRoutes.home),
  products: href(catalogRoutes.products),
  search: href(catalogRoutes.search),
  cart: href(cartRoutes.cart),
  account: href(accountRoutes.overview),
  orders: href(orderRoutes.list),
  notifications: href(notificationRoutes.list),
  login: href(authRoutes.login),
  support: href(supportRoutes.home),
  blogs: href(blogRoutes.list),
  supportCategory: (category) => href(supportRoutes.category, { category }),
  customerSupport: href(supportRoutes.contact),
  policy: (policy) => href(supportRoutes.policy, { policy }),
  mall: (id) => href(catalogRoutes.mall, { id }),
  category: (id) => href(catalogRoutes.products, { category_id: [id] }),
}));

/** Where a search suggestion leads. */
export function suggestionHref({ kind, id, text }: SearchSuggestion, href: Href): string {
  if (id === null || kind === "keyword" || kind === "product_kind") {
    return href(catalogRoutes.search, { keyword: text });
  }
  if (kind === "product") return href(productRoutes.detail, { id });
  if (kind === "mall") return href(catalogRoutes.mall, { id });
  if (kind === "maker") return href(catalogRoutes.products, { maker_id: [id] });
  return kind === "tenant"
    ? href(catalogRoutes.shop, { id })
    : href(catalogRoutes.products, { category_id: [id] });
}
