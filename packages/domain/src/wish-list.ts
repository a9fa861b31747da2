/** Products on a wish list*; the specification does not show one. */
export const WISH_LIST_LIMIT = 200;

/** The shortest time between two notices about a wished product*, in milliseconds. */
export const WISH_NEWS_PAUSE_MS = 24 * 60 * 60 * 1000;

/** A product that is wished for. */
export interface Wish {
  product_id: number;
  /** ISO 8601. */
  added_at: string;
  /** Dong: what it cost then. */
  price_added: number;
  /** The sold-out variant that is waited for; null where any will do. */
  variant_id: number | null;
}

/** A wish list with one more, the newest first; as it was where it is full. A product that is on it stays once, where it was. */
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
