const MINUTE_MS = 60_000;

/** Prices, stock, deals and coupons change within minutes. */
const OFFER_MS = MINUTE_MS;

/** Names, pictures and reviews change occasionally. */
const CONTENT_MS = 10 * MINUTE_MS;

/** Does not change while a page is open. */
const FIXED_MS = Number.POSITIVE_INFINITY;

/** Paths whose responses stay fresh for longer. */
const FRESH_MS: Readonly<Record<string, number>> = {
  "/coupons/categories": CONTENT_MS,
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
  "/blog-topics": CONTENT_MS,
  "/blog-tags": CONTENT_MS,
  "/categories": FIXED_MS,
  "/malls/all": FIXED_MS,
  "/login/social/providers": FIXED_MS,
};

/**
 * How long a response counts as fresh, in ms. An older one is shown and revalidated when its page is shown or the tab
 * regains focus. A customer's own data is always revalidated.
 */
export const freshMs = ([path, , customers]: readonly [path: string, params: object, customers?: unknown]) =>
  FRESH_MS[path] ?? (customers === undefined ? OFFER_MS : 0);

/** When each response was fetched, in ms of this device's clock. */
const answeredAt = new WeakMap<object, number>();

export function recordFetchedAt(answer: unknown, time: number): void {
  if (typeof answer === "object" && answer !== null) answeredAt.set(answer, time);
}

/** When a response was fetched, in ms of this device's clock; 0 if unknown. */
export const fetchedAt = (answer: unknown): number => answeredAt.get(answer as object) ?? 0;
