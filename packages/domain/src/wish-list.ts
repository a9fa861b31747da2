import type { Wish } from "@sen/api";

/** Maximum number of products on a wish list. Our choice: the spec does not show one. */
export const WISH_LIST_LIMIT = 200;

/** Minimum time between two notifications about a wished product, in ms. Our choice. */
export const WISH_NEWS_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Adds a wish at the front. Unchanged if the list is full. A product already on it keeps its place, and gets the new variant if there is one. */
export function withWish(wishes: readonly Wish[], added: Wish): readonly Wish[] {
  const known = wishes.some(({ product_id }) => product_id === added.product_id);
  if (known) {
    return wishes.map((wish) =>
      wish.product_id === added.product_id && added.variant_id !== null
        ? { ...wish, variant_id: added.variant_id }
        : wish,
    );
  }
  return wishes.length < WISH_LIST_LIMIT ? [added, ...wishes] : wishes;
}
