import type { Namespace } from "@sen/i18n";
import { accountRoutes } from "../areas/account/routes.ts";
import { aftersalesRoutes } from "../areas/aftersales/routes.ts";
import { authRoutes } from "../areas/auth/routes.ts";
import { blogRoutes } from "../areas/blog/routes.ts";
import { cartRoutes } from "../areas/cart/routes.ts";
import { catalogRoutes } from "../areas/catalog/routes.ts";
import { checkoutRoutes } from "../areas/checkout/routes.ts";
import { couponRoutes } from "../areas/coupons/routes.ts";
import { loyaltyRoutes } from "../areas/loyalty/routes.ts";
import { notificationRoutes } from "../areas/notifications/routes.ts";
import { offlineRoutes } from "../areas/offline/routes.ts";
import { orderRoutes } from "../areas/orders/routes.ts";
import { productRoutes } from "../areas/product/routes.ts";
import { reviewRoutes } from "../areas/reviews/routes.ts";
import { supportRoutes } from "../areas/support/routes.ts";
import { matchRoute, type PageMatch } from "../core/href.ts";
import type { Route } from "../core/route.ts";

export const SHELL_TEXTS: readonly Namespace[] = ["shell", "errors"];

/** All pages of the shop (spec §2). Used by server, browser, prefetching, robots.txt, Storybook and tests. */
export const routes: readonly Route[] = [
  ...[catalogRoutes, productRoutes, reviewRoutes, couponRoutes, supportRoutes, blogRoutes, cartRoutes],
  ...[authRoutes, checkoutRoutes, accountRoutes, loyaltyRoutes, notificationRoutes, orderRoutes],
  ...[aftersalesRoutes, offlineRoutes],
].flatMap((area) => Object.values<Route>(area));

export const matchPage = (pathname: string, search: string): PageMatch | null =>
  matchRoute(routes, pathname, search);
