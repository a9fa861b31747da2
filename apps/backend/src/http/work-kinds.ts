import type { OperationId } from "@sen/api";
import type { WorkKind } from "@sen/config";
import type { FastifyRequest } from "fastify";
import { contractRoutes } from "./contract.ts";

/** The kind of work of an operation, by its tag in the contract. */
const kindOfTag: Readonly<Record<string, WorkKind>> = {
  addresses: "buying",
  blog: "browsing",
  cart: "buying",
  checkout: "buying",
  complaints: "account",
  coupons: "browsing",
  customer: "account",
  discover: "browsing",
  "followed-shops": "account",
  loyalty: "account",
  malls: "browsing",
  media: "account",
  notifications: "account",
  orders: "buying",
  places: "buying",
  products: "browsing",
  refunds: "account",
  returns: "account",
  reviews: "browsing",
  shipping: "buying",
  "sign-in": "account",
  support: "account",
  "wish-list": "account",
};

/** Operations whose kind differs from that of their tag. */
const kindOfOperation: Partial<Record<OperationId, WorkKind>> = {
  // Used during checkout.
  findCoupon: "buying",
  listMyCoupons: "buying",
  listNewcomerCoupons: "account",
  saveCoupon: "buying",
  // A guest's first page asks for it, for the number beside the cart.
  listCartCreate: "browsing",
  // Orders are viewed more often than placed.
  listOrders: "account",
  countOrders: "account",
  getOrder: "account",
  createVat: "account",
  // Searches and filters read more of the catalogue than one of its pages.
  search: "searching",
  listSearchFilters: "searching",
  suggestSearch: "searching",
  listSearchTargets: "searching",
  listTopSearches: "searching",
  // Fills in an address form, which also has lists to choose from.
  searchWards: "searching",
  // A customer's own data.
  listRecentlyViewed: "account",
  keepRecentlyViewed: "account",
  forgetRecentlyViewed: "account",
  getReviewMarks: "account",
  getReviewedItem: "account",
  createReview: "account",
  uploadReviewMedia: "account",
  updateReview: "account",
  commentReview: "account",
  likeReview: "account",
  reportReview: "account",
  // Public help pages.
  listQuestions: "browsing",
  getQuestion: "browsing",
  sendQuestionFeedback: "browsing",
};

/** Routes outside the contract: webhooks of gateways and carriers, the simulated gateway's pages, pictures of identity documents. */
const kindOfPath: readonly (readonly [string, WorkKind])[] = [
  ["/gateway/", "buying"],
  ["/carrier/", "buying"],
  ["/media/identity/", "account"],
];

const kinds = new Map<string, WorkKind | undefined>(
  [...contractRoutes].map(([id, { operation }]) => {
    const [tag = ""] = (operation["tags"] ?? []) as string[];
    return [id, kindOfOperation[id] ?? kindOfTag[tag]];
  }),
);

/** The kind of work of an operation; undefined if its tag has none. */
export const workKindOf = (operationId: string): WorkKind | undefined => kinds.get(operationId);

/** The kind of work of a request; browsing by default. */
export function workKindOfRequest({ routeOptions: { config, url = "" } }: FastifyRequest): WorkKind {
  const { operationId } = config;
  const byPath = () => kindOfPath.find(([start]) => url.startsWith(start))?.[1];
  return (operationId === undefined ? byPath() : workKindOf(operationId)) ?? "browsing";
}
