import type { NotificationTab, Policy, SupportCategory } from "@sen/domain";
import { localizedPath, useLocale, type Locale } from "@sen/i18n";

type Id = number | string;

const query = (values: Record<string, Id | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? "" : `?${search.toString()}`;
};

/** Every address of the shop, without its language (docs/decisions.md, Routes). */
const plain = {
  home: () => "/",
  products: (filters: Record<string, Id | undefined> = {}) => `/products${query(filters)}`,
  search: (keyword?: string) => `/search${query({ keyword })}`,
  mall: (id: Id) => `/mall/${id}`,
  shop: (id: Id) => `/shop/${id}`,
  product: (id: Id) => `/product/${id}`,
  review: (id: Id) => `/review/${id}`,
  coupon: (id: Id) => `/coupon/${id}`,
  coupons: (filters: Record<string, Id | undefined> = {}) => `/coupons${query(filters)}`,
  support: (keyword?: string) => `/support${query({ q: keyword || undefined })}`,
  supportCategory: (category: SupportCategory) => `/support/category/${category}`,
  supportRequest: (about: { category?: SupportCategory; order?: Id } = {}) =>
    `/support/request${query(about)}`,
  myQuestions: (standing?: string) => `/support/my-questions${query({ standing })}`,
  myQuestion: (id: Id) => `/support/my-questions/${id}`,
  customerSupport: () => "/customer-support",
  policy: (policy: Policy) => `/policy/${policy}`,
  notifications: (tab?: NotificationTab, page = 1) =>
    `/notification${query({ tab, page: page > 1 ? page : undefined })}`,
  notificationSettings: () => "/account/notification",
  blogs: () => "/blogs",
  /** Articles of one type, which stands in the query. */
  blogsOfType: () => "/blogstype",
  blog: (id: Id) => `/blog/${id}`,
  /** The feed of a language's articles; not a page. */
  blogFeed: () => "/blogs/rss.xml",
  cart: () => "/cart",
  login: (next?: string) => `/login${query({ next })}`,
  socialLogin: () => "/login/social",
  register: (next?: string) => `/register${query({ next })}`,
  registerOtp: (next?: string) => `/register/otp${query({ next })}`,
  forgotPassword: () => "/login/forgot-password",
  payment: (checkoutId?: Id) => `/payment${query({ checkout: checkoutId })}`,
  paymentResult: (orderId?: Id) => `/payment/result${query({ order: orderId })}`,
  account: () => "/account",
  address: () => "/account/address",
  /** `status`: `used` or `expired`; none for those that can be used. */
  vouchers: (status?: string) => `/account/voucher${query({ status })}`,
  profile: () => "/account/profile",
  language: () => "/account/language",
  removeAccount: () => "/account/remove",
  membership: () => "/register/membership",
  identity: () => "/register/identity-card",
  password: () => "/account/password",
  verify: (next?: string) => `/account/verify${query({ next })}`,
  order: (id: Id) => `/account/purchase/detail${query({ id })}`,
  complaint: (orderId: Id, complainId: Id) =>
    `/account/purchase/complaint/${orderId}${query({ status: "COMPLAINT", complainId })}`,
  return: (orderId: Id) => `/account/purchase/return/${orderId}${query({ status: "RETURN" })}`,
  returnCreate: (orderId: Id) => `/account/purchase/return/create${query({ id: orderId })}`,
  refund: (orderId: Id) => `/account/purchase/refund/${orderId}${query({ status: "REFUND" })}`,
  cancelled: (orderId: Id) => `/account/purchase/cancelled/${orderId}${query({ status: "CANCELLED" })}`,
  finish: (orderId: Id) => `/account/purchase/finish/${orderId}`,
  /** An item of an order: its review to write, to change or to read. */
  writeReview: (itemId: Id) => `/account/purchase/review${query({ id: itemId })}`,
  /** `status` is a tab's filter value; none for all orders. */
  purchase: (status?: string, keyword?: string) =>
    `/account/purchase${query({ status: status || undefined, keyword: keyword || undefined })}`,
};

type Plain = typeof plain;

/** The same addresses in one language. */
export type Paths = Plain;

const inLocale = (locale: Locale): Paths =>
  Object.fromEntries(
    Object.entries(plain).map(([name, build]) => [
      name,
      (...args: never[]) => localizedPath((build as (...args: never[]) => string)(...args), locale),
    ]),
  ) as unknown as Paths;

const pathsByLocale: Record<Locale, Paths> = { vi: inLocale("vi"), en: inLocale("en") };

/** The shop's addresses in a given language. */
export function pathsOf(locale: Locale): Paths {
  return pathsByLocale[locale];
}

/** The shop's addresses in the language of the page. */
export function usePaths(): Paths {
  return pathsOf(useLocale());
}
