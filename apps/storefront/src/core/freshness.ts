const MINUTE_MS = 60_000;

/** Prices, stock, deals and coupons change by the minute. */
const OFFER_MS = MINUTE_MS;

/** Names, pictures, reviews: what a shop edits now and then. */
const CONTENT_MS = 10 * MINUTE_MS;

/** What stays as it is for as long as a page is open. */
const FIXED_MS = Number.POSITIVE_INFINITY;

/**
 * For how long an answer is shown without being asked for again, in ms, by the path of its call. What is older is shown
 * and asked for in the background when a page with it is shown, or its tab comes to the front. What is not named here is
 * a customer's own and is asked for each time.
 */
const FRESH_MS: Readonly<Record<string, number>> = {
  "/products": OFFER_MS,
  "/products/listing": OFFER_MS,
  "/search": OFFER_MS,
  "/products/{id}": OFFER_MS,
  "/products/{id}/related": OFFER_MS,
  "/products/{id}/coupons": OFFER_MS,
  "/flash-deals": OFFER_MS,
  "/coupons": OFFER_MS,
  "/coupons/{id}": OFFER_MS,
  "/coupons/categories": CONTENT_MS,
  "/shipping": OFFER_MS,
  "/banners": CONTENT_MS,
  "/malls/{id}": CONTENT_MS,
  "/tenants": CONTENT_MS,
  "/tenants/{id}": CONTENT_MS,
  "/products/{id}/reviews": CONTENT_MS,
  "/products/{id}/reviews/marks": CONTENT_MS,
  "/search/top": CONTENT_MS,
  "/search/targets": CONTENT_MS,
  "/questions": CONTENT_MS,
  "/blogs": CONTENT_MS,
  "/blogs/{id}": OFFER_MS,
  "/blog-topics": CONTENT_MS,
  "/blog-tags": CONTENT_MS,
  "/categories": FIXED_MS,
  "/malls/all": FIXED_MS,
  "/banks": FIXED_MS,
  "/login/social/providers": FIXED_MS,
};

/** For how long an answer needs not be asked for again, in ms, by the path of its call. */
export const freshMs = (path: string): number => FRESH_MS[path] ?? 0;

/** When each answer was given, in ms of this device's clock. */
const answeredAt = new WeakMap<object, number>();

/** Remembers when an answer was given. */
export function recordFetchedAt(answer: unknown, time: number): void {
  if (typeof answer === "object" && answer !== null) answeredAt.set(answer, time);
}

/** When an answer was given, in ms of this device's clock; 0 where nobody knows. */
export const answerTime = (answer: object): number => answeredAt.get(answer) ?? 0;
