import {
  parseListingFilters,
  POLICIES,
  serializeBlogFilters,
  serializeListingFilters,
  SUPPORT_CATEGORIES,
} from "@sen/domain";
import type { Namespace } from "@sen/i18n";
import type { ScriptedArea, ShellPlace } from "@sen/ui/shell";
import type { ComponentType } from "react";
import {
  bannersQuery,
  firstPageQuery,
  flashDealsQuery,
  mallQuery,
  mallShopsQuery,
  recommendedQuery,
  searchTargetsQuery,
  shopQuery,
  topSearchesQuery,
} from "../areas/catalog/catalog.ts";
import { couponCategoriesQuery, couponQuery, couponsQuery, hallPageQuery } from "../areas/coupons/coupons.ts";
import { productCouponsQuery, productQuery, relatedQuery } from "../areas/product/queries.ts";
import { reviewQuery, reviewsQuery } from "../areas/reviews/reviews.ts";
import { blogFiltersAt } from "../areas/blog/blog-filters-at.ts";
import { couponHallFilters, couponHallOnly } from "../areas/coupons/coupon-hall-filters.ts";
import {
  articleQuery,
  blogHighlightsQuery,
  blogsQuery,
  blogTagsQuery,
  blogTopicsQuery,
  showsHighlights,
} from "../areas/blog/blogs.ts";
import { socialProvidersQuery } from "../areas/auth/social-providers.ts";
import type { Place } from "../core/place.ts";
import type { PageAnswer } from "../core/page-data.ts";
import type { Query } from "../core/query.ts";
import { categoryQuestionsQuery, foundQuestionsQuery } from "../areas/support/questions.ts";
import { namesNoVariant, variantOnly } from "../areas/product/selection-params.ts";

/** What a page's first paint needs of the backend: public data only. */
export interface PageQueries {
  /** Without these there is no page: an unknown id is a 404, a backend that is down a 503. */
  required?: readonly Query[];
  /** First pages of endless lists, required as well. */
  lists?: readonly Query[];
  /** The page does without these; the browser asks again. */
  optional?: readonly Query[];
}

/** A page of the shop. */
export interface Row {
  /** Without its language. `:id` and `:orderDetailId` are whole numbers from 1 on. */
  path: string;
  /** Its module: `areas/<page>.tsx`. */
  page: string;
  /** The texts it uses, its late parts included, beside those that every page has. */
  texts: readonly Namespace[];
  queries?: (place: Place) => PageQueries;
  /** The part of an address's query that the page's HTML depends on, in one form; all else is dropped. None by default. */
  query?: (query: URLSearchParams) => URLSearchParams;
  /** Whether the query has a value that names nothing among the answers: the page is then not kept under it. */
  namesNothing?: (place: Place, answers: readonly PageAnswer[]) => boolean;
  /** A number that the query must hold under this name. */
  queryId?: string;
  /** How long the server keeps its HTML, in seconds; 0 where it is not worth keeping. */
  keepSeconds: number;
  /** A name in the query that carries free text: with it the HTML is not kept, or anybody could fill the cache. */
  freeText?: string;
  /** Its `keyword` is that of a search of its own, not the shop's. */
  ownSearch?: boolean;
  /** Which of the bottom bar's ways it belongs to. */
  place?: ShellPlace;
  /** It has a bar of its own at the bottom of a phone. */
  ownBar?: boolean;
  /** Of one person, or nothing to a stranger: search engines stay out. */
  personal?: boolean;
  /** Of whoever is signed in: a guest is led to login. */
  customersOnly?: boolean;
  /** What it is for, where it is nothing without JavaScript. */
  needsScript?: ScriptedArea;
  /** Pages that its links lead to, loaded ahead while the browser has nothing else to do. */
  leadsTo?: readonly string[];
}

/** The texts that every page uses. */
export const SHELL_TEXTS: readonly Namespace[] = ["shell", "errors"];

const MINUTE = 60;
/** A page that holds nothing of the shop but its menus of categories and malls. */
const MENUS = 10 * MINUTE;

const listing = (query: URLSearchParams) => serializeListingFilters(parseListingFilters(query));

const only =
  (...names: string[]) =>
  (query: URLSearchParams) =>
    new URLSearchParams([...query].filter(([name]) => names.includes(name)));

/** A list of products that its address narrows. */
const ofListing = {
  texts: ["catalog"],
  query: listing,
  freeText: "keyword",
  keepSeconds: MINUTE,
  leadsTo: ["product/ProductPage"],
} as const;

/** What pages of one person have in common, and of each area of theirs. */
const personal = { keepSeconds: MENUS, personal: true } as const;
const ofLogin = { ...personal, needsScript: "login" } as const;
const ofCustomer = { ...personal, customersOnly: true } as const;
const ofTickets = { ...ofCustomer, needsScript: "support" } as const;
const ofAccount = { ...ofCustomer, needsScript: "account", place: "account" } as const;
const ofOrders = { ...ofCustomer, needsScript: "orders", place: "orders" } as const;
const ofAnOrder = {
  ...ofOrders,
  texts: ["account", "aftersales", "orders", "product", "catalog", "fields"],
} as const;
/** Its order's number stands in the query. */
const ofAnOrderInQuery = { ...ofAnOrder, query: only("id"), queryId: "id" } as const;

/** The whole shop (spec §2). Server, browser, prefetching, robots.txt and tests read this one table. */
export const siteMap: readonly Row[] = [
  {
    path: "/",
    page: "catalog/HomePage",
    texts: ["catalog", "blog"],
    queries: () => ({
      required: [bannersQuery(), recommendedQuery()],
      optional: [flashDealsQuery(), couponsQuery(), blogHighlightsQuery()],
    }),
    keepSeconds: MINUTE,
    place: "home",
    leadsTo: ["product/ProductPage", "catalog/ProductListPage"],
  },
  {
    path: "/products",
    page: "catalog/ProductListPage",
    ...ofListing,
    queries: ({ query }) => ({ lists: [firstPageQuery(parseListingFilters(query))] }),
    place: "categories",
  },
  {
    path: "/search",
    page: "catalog/SearchPage",
    texts: ["catalog"],
    queries: ({ query }) => {
      const filters = parseListingFilters(query);
      const { keyword } = filters;
      return {
        lists: [firstPageQuery(filters)],
        optional: [topSearchesQuery(), ...(keyword === "" ? [] : [searchTargetsQuery(keyword)])],
      };
    },
    query: listing,
    keepSeconds: 0,
    personal: true,
    leadsTo: ["product/ProductPage"],
  },
  {
    path: "/mall/:id",
    page: "catalog/MallPage",
    ...ofListing,
    queries: ({ id, query }) => ({
      required: [mallQuery(id)],
      lists: [firstPageQuery({ ...parseListingFilters(query), mall_id: [id] })],
      optional: [mallShopsQuery(id)],
    }),
    ownSearch: true,
  },
  {
    path: "/shop/:id",
    page: "catalog/ShopPage",
    ...ofListing,
    queries: ({ id, query }) => ({
      required: [shopQuery(id)],
      lists: [firstPageQuery({ ...parseListingFilters(query), tenant_id: [id] })],
    }),
    ownSearch: true,
  },
  {
    path: "/product/:id",
    page: "product/ProductPage",
    texts: ["product", "catalog"],
    queries: ({ id }) => ({
      required: [productQuery(id)],
      lists: [reviewsQuery(id)],
      optional: [relatedQuery(id), productCouponsQuery(id)],
    }),
    query: variantOnly,
    namesNothing: ({ query }, answers) => namesNoVariant(query, answers),
    keepSeconds: MINUTE,
    ownBar: true,
  },
  {
    path: "/review/:id",
    page: "reviews/ReviewPage",
    texts: ["reviews", "product", "aftersales", "fields"],
    queries: ({ id }) => ({ required: [reviewQuery(id)] }),
    keepSeconds: MINUTE,
    leadsTo: ["product/ProductPage"],
  },
  {
    path: "/coupons",
    page: "coupons/CouponHallPage",
    texts: ["coupons", "catalog"],
    queries: ({ query }) => ({
      lists: [hallPageQuery(couponHallFilters(query))],
      optional: [couponCategoriesQuery()],
    }),
    query: couponHallOnly,
    freeText: "keyword",
    ownSearch: true,
    keepSeconds: MINUTE,
  },
  {
    path: "/coupon/:id",
    page: "coupons/CouponPage",
    texts: ["coupons", "catalog"],
    queries: ({ id }) => ({ required: [couponQuery(id)] }),
    keepSeconds: MINUTE,
  },
  {
    path: "/support",
    page: "support/SupportPage",
    texts: ["support"],
    queries: ({ query }) => {
      const keyword = query.get("q")?.trim() ?? "";
      return keyword === "" ? {} : { optional: [foundQuestionsQuery(keyword)] };
    },
    query: only("q"),
    freeText: "q",
    keepSeconds: MENUS,
  },
  ...SUPPORT_CATEGORIES.map((category): Row => ({
    path: `/support/category/${category}`,
    page: "support/SupportCategoryPage",
    texts: ["support"],
    queries: () => ({ required: [categoryQuestionsQuery(category)] }),
    keepSeconds: MENUS,
  })),
  {
    path: "/support/request",
    page: "support/TicketRequestPage",
    texts: ["support", "aftersales", "orders", "fields"],
    query: only("category", "order"),
    ...ofTickets,
  },
  {
    path: "/support/my-questions",
    page: "support/MyQuestionsPage",
    texts: ["support"],
    query: only("id", "standing"),
    ...ofTickets,
  },
  {
    path: "/support/my-questions/:id",
    page: "support/MyQuestionPage",
    texts: ["support", "aftersales", "fields"],
    ...ofTickets,
  },
  { path: "/customer-support", page: "support/CustomerSupportPage", texts: ["support"], keepSeconds: MENUS },
  ...POLICIES.map((policy): Row => ({
    path: `/policy/${policy}`,
    page: "support/PolicyPage",
    texts: ["policies"],
    keepSeconds: MENUS,
  })),
  ...["/blogs", "/blogstype"].map((path): Row => ({
    path,
    page: "blog/BlogListPage",
    texts: ["blog"],
    queries: ({ query }) => {
      const filters = blogFiltersAt(path, query);
      const highlights = showsHighlights(filters) ? [blogHighlightsQuery()] : [];
      return {
        required: [blogsQuery(filters)],
        optional: [blogTopicsQuery(), blogTagsQuery(), ...highlights],
      };
    },
    query: (query) => serializeBlogFilters(blogFiltersAt(path, query)),
    freeText: "keyword",
    ownSearch: true,
    keepSeconds: MINUTE,
    leadsTo: ["blog/BlogPage"],
  })),
  {
    path: "/blog/:id",
    page: "blog/BlogPage",
    texts: ["blog", "catalog"],
    queries: ({ id }) => ({ required: [articleQuery(id)] }),
    keepSeconds: MINUTE,
  },
  {
    path: "/cart",
    page: "cart/CartPage",
    texts: ["cart", "product", "catalog"],
    ...personal,
    needsScript: "cart",
    ownBar: true,
  },
  {
    path: "/login",
    page: "auth/LoginPage",
    texts: ["auth", "fields"],
    queries: () => ({ optional: [socialProvidersQuery()] }),
    query: only("next"),
    ...ofLogin,
  },
  { path: "/login/social", page: "auth/SocialLoginPage", texts: ["auth"], ...ofLogin },
  { path: "/login/forgot-password", page: "auth/ForgotPasswordPage", texts: ["auth", "fields"], ...ofLogin },
  {
    path: "/register",
    page: "auth/RegisterPage",
    texts: ["auth", "fields"],
    query: only("next"),
    ...personal,
    needsScript: "register",
    leadsTo: ["auth/RegisterOtpPage"],
  },
  {
    path: "/register/otp",
    page: "auth/RegisterOtpPage",
    texts: ["auth", "fields"],
    query: only("next"),
    ...personal,
    needsScript: "register",
  },
  {
    path: "/account/verify",
    page: "auth/VerifyPage",
    texts: ["auth", "fields"],
    query: only("next"),
    ...ofLogin,
    place: "account",
  },
  {
    path: "/payment",
    page: "checkout/PaymentPage",
    texts: ["checkout", "account", "cart", "product", "catalog", "fields"],
    query: only("checkout"),
    ...ofCustomer,
    needsScript: "payment",
    ownBar: true,
  },
  {
    path: "/payment/result",
    page: "checkout/PaymentResultPage",
    texts: ["checkout"],
    query: only("order"),
    ...ofCustomer,
    needsScript: "payment",
    place: "orders",
  },
  { path: "/account", page: "account/AccountPage", texts: ["account"], ...ofAccount },
  { path: "/account/address", page: "account/AddressPage", texts: ["account", "fields"], ...ofAccount },
  {
    path: "/account/password",
    page: "account/PasswordPage",
    texts: ["account", "auth", "fields"],
    ...ofAccount,
  },
  {
    path: "/account/voucher",
    page: "coupons/VoucherPage",
    texts: ["account", "coupons", "catalog"],
    query: only("status"),
    ...ofAccount,
  },
  {
    path: "/account/profile",
    page: "account/ProfilePage",
    texts: ["account", "auth", "fields"],
    ...ofAccount,
  },
  { path: "/account/language", page: "account/LanguagePage", texts: ["account"], ...ofAccount },
  {
    path: "/notification",
    page: "notifications/NotificationPage",
    texts: ["notifications", "account"],
    query: only("tab", "page"),
    ...ofAccount,
    place: "notifications",
  },
  {
    path: "/account/notification",
    page: "notifications/NotificationSettingsPage",
    texts: ["notifications", "account"],
    ...ofAccount,
  },
  { path: "/account/remove", page: "account/RemoveAccountPage", texts: ["account", "fields"], ...ofAccount },
  {
    path: "/register/membership",
    page: "loyalty/MembershipPage",
    texts: ["account", "loyalty", "auth", "fields"],
    ...ofAccount,
  },
  {
    path: "/register/identity-card",
    page: "loyalty/IdentityPage",
    texts: ["account", "loyalty", "fields"],
    ...ofAccount,
  },
  {
    path: "/account/purchase",
    page: "orders/OrderListPage",
    texts: ["account", "orders", "product"],
    query: only("status", "keyword"),
    freeText: "keyword",
    ownSearch: true,
    ...ofOrders,
  },
  {
    path: "/account/purchase/detail",
    page: "orders/OrderPage",
    ...ofAnOrderInQuery,
    texts: [...ofAnOrder.texts, "checkout"],
  },
  {
    path: "/account/purchase/review",
    page: "reviews/ReviewItemPage",
    ...ofAnOrderInQuery,
    texts: ["account", "reviews", "aftersales", "fields"],
  },
  {
    path: "/account/purchase/complaint/:orderDetailId",
    page: "aftersales/ComplaintPage",
    query: only("complainId"),
    ...ofAnOrder,
  },
  { path: "/account/purchase/return/create", page: "aftersales/ReturnCreatePage", ...ofAnOrderInQuery },
  { path: "/account/purchase/return/:orderDetailId", page: "aftersales/ReturnPage", ...ofAnOrder },
  { path: "/account/purchase/refund/:orderDetailId", page: "aftersales/RefundPage", ...ofAnOrder },
  { path: "/account/purchase/cancelled/:orderDetailId", page: "aftersales/CancelledPage", ...ofAnOrder },
  { path: "/account/purchase/finish/:orderDetailId", page: "aftersales/FinishPage", ...ofAnOrder },
];

/** Every page's module, fetched when it is first shown. */
const modules = import.meta.glob<{ default: ComponentType }>("../areas/*/*Page.tsx");

/** Fetches the module of a row's page. */
export async function importPage({ page }: Pick<Row, "page">): Promise<ComponentType> {
  const load = modules[`../areas/${page}.tsx`];
  if (!load) throw new Error(`There is no page ${page}.`);
  return (await load()).default;
}
