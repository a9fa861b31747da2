/** Shops that a customer follows at most*; the specification does not show following. */
export const FOLLOWED_SHOPS_LIMIT = 200;

/** The shortest time between two notices about a followed shop*, in milliseconds. */
export const SHOP_NEWS_PAUSE_MS = 24 * 60 * 60 * 1000;

/** How long a shop's news are worth telling*, in milliseconds: workers that were away for longer tell nothing of what began meanwhile. */
export const SHOP_NEWS_FRESH_MS = 2 * 60 * 60 * 1000;
