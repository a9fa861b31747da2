import type { BlogType } from "@sen/api";
import type { OrderFilterValue, Policy, SupportCategory } from "@sen/domain";
import { localizedPath, useLocale } from "@sen/i18n";
import { perLocale } from "../core/href.ts";
import { accountRoutes } from "./account/routes.ts";
import { aftersalesRoutes } from "./aftersales/routes.ts";
import { authRoutes } from "./auth/routes.ts";
import { blogRoutes } from "./blog/routes.ts";
import { cartRoutes } from "./cart/routes.ts";
import { catalogRoutes } from "./catalog/routes.ts";
import { checkoutRoutes } from "./checkout/routes.ts";
import { couponRoutes } from "./coupons/routes.ts";
import { loyaltyRoutes } from "./loyalty/routes.ts";
import { notificationRoutes } from "./notifications/routes.ts";
import { orderRoutes } from "./orders/routes.ts";
import { productRoutes } from "./product/routes.ts";
import { reviewRoutes } from "./reviews/routes.ts";
import { supportRoutes } from "./support/routes.ts";

/** All links of the shop in a locale, named as in the screens' `hrefs`. */
export const linksIn = perLocale((href, locale) => ({
  home: href(catalogRoutes.home),
  products: href(catalogRoutes.products),
  product: (id: number, variant?: number) => href(productRoutes.detail, { id, variant }),
  category: (id: number) => href(catalogRoutes.products, { category_id: [id] }),
  mall: (id: number) => href(catalogRoutes.mall, { id }),
  shop: (id: number) => href(catalogRoutes.shop, { id }),
  maker: (id: number) => href(catalogRoutes.products, { maker_id: [id] }),
  searchPage: href(catalogRoutes.search),
  search: (keyword: string) => href(catalogRoutes.search, { keyword }),
  coupons: href(couponRoutes.hall),
  coupon: (id: number) => href(couponRoutes.detail, { id }),
  mallCoupons: (id: number) => href(couponRoutes.hall, { mall_id: id }),
  /** A path from the backend, such as a banner's target. */
  path: (path: string) => localizedPath(path, locale),

  cart: href(cartRoutes.cart),
  payment: (checkout: string) => href(checkoutRoutes.payment, { checkout }),
  login: href(authRoutes.login),
  /** Login, which returns to a path of this site. */
  loginTo: (next: string | undefined) => href(authRoutes.login, { next }),
  account: href(accountRoutes.overview),
  identity: href(loyaltyRoutes.identity),
  notifications: href(notificationRoutes.list),
  wishList: href(catalogRoutes.wishList),
  followedShops: href(catalogRoutes.followedShops),

  orders: href(orderRoutes.list),
  ordersOf: (status: OrderFilterValue, keyword?: string) => href(orderRoutes.list, { status, keyword }),
  order: (id: number) => href(orderRoutes.detail, { id }),
  returnCreate: (id: number) => href(aftersalesRoutes.returnCreate, { id }),
  return: (id: number) => href(aftersalesRoutes.return, { id }),
  /** Without a complaint id it shows the latest. */
  complaint: (id: number, complainId?: number) => href(aftersalesRoutes.complaint, { id, complainId }),
  /** Without a refund id it shows the one that the order shows. */
  refund: (id: number, refundId?: number) => href(aftersalesRoutes.refund, { id, refundId }),
  cancelled: (id: number) => href(aftersalesRoutes.cancelled, { id }),
  finish: (id: number) => href(aftersalesRoutes.finish, { id }),
  writeReview: (id: number) => href(reviewRoutes.write, { id }),
  review: (id: number) => href(reviewRoutes.detail, { id }),

  support: href(supportRoutes.home),
  supportCategory: (category: SupportCategory) => href(supportRoutes.category, { category }),
  customerSupport: href(supportRoutes.contact),
  policy: (policy: Policy) => href(supportRoutes.policy, { policy }),
  myQuestions: href(supportRoutes.tickets),
  shopQuestions: href(supportRoutes.shopQuestions),
  askShop: (id: number, product?: number) => href(supportRoutes.askShop, { id, product }),
  askAboutOrder: (id: number, order: number) => href(supportRoutes.askShop, { id, order }),
  ticket: (id: number) => href(supportRoutes.ticket, { id }),
  newRequest: href(supportRoutes.request),
  help: (order: number) => href(supportRoutes.request, { order }),
  request: (category: SupportCategory) => href(supportRoutes.request, { category }),

  blogs: href(blogRoutes.list),
  blog: (id: number) => href(blogRoutes.detail, { id }),
  type: (type: BlogType) => href(blogRoutes.ofType, { type }),
  topic: (blog_topic_id: number) => href(blogRoutes.list, { blog_topic_id }),
  tag: (id: number) => href(blogRoutes.list, { tag_ids: [id] }),
}));

export type Links = ReturnType<typeof linksIn>;

export const useLinks = (): Links => linksIn(useLocale());
