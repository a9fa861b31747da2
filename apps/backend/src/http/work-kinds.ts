import type { OperationId } from "@sen/api";
import type { WorkKind } from "@sen/config";
import type { FastifyRequest } from "fastify";
import { contract, operationsOf } from "./contract.ts";

/** The kind of work that an operation is, by its tag in the contract. */
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

/** Operations of another kind than the others of their tag. */
const kindOfOperation: Partial<Record<OperationId, WorkKind>> = {
  // What a checkout is paid with.
  findCoupon: "buying",
  listMyCoupons: "buying",
  listNewcomerCoupons: "account",
  saveCoupon: "buying",
  // What has been bought is looked at more often than anything is bought.
  listOrders: "account",
  countOrders: "account",
  getOrder: "account",
  createVat: "account",
  // Reads by a word or by filters walk more of the catalogue than a page of it.
  search: "searching",
  listSearchFilters: "searching",
  suggestSearch: "searching",
  listSearchTargets: "searching",
  listTopSearches: "searching",
  // A customer's own.
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
  // Help pages that everybody reads.
  listQuestions: "browsing",
  getQuestion: "browsing",
  sendQuestionFeedback: "browsing",
};

/** Routes beside the contract: notices of gateways and carriers, the simulated gateway's pages; pictures of identity documents. */
const kindOfPath: readonly (readonly [string, WorkKind])[] = [
  ["/gateway/", "buying"],
  ["/carrier/", "buying"],
  ["/media/identity/", "account"],
];

const kinds = new Map(
  [...operationsOf(contract)].map(([id, { operation }]) => {
    const [tag = ""] = (operation["tags"] ?? []) as string[];
    return [id, kindOfOperation[id as OperationId] ?? kindOfTag[tag]];
  }),
);

/** The kind of work that an operation is; undefined where its tag has none. */
export const workKindOf = (operationId: string): WorkKind | undefined => kinds.get(operationId);

/** The kind of work that a request is. What nothing is said of waits with those who browse. */
export function workKindOfRequest({ routeOptions: { config, url = "" } }: FastifyRequest): WorkKind {
  const { operationId } = config;
  const byPath = () => kindOfPath.find(([start]) => url.startsWith(start))?.[1];
  return (operationId === undefined ? byPath() : workKindOf(operationId)) ?? "browsing";
}
