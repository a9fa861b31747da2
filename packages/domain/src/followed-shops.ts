/** Maximum number of shops that a customer can follow. Our choice: the spec does not show following. */
export const FOLLOWED_SHOPS_LIMIT = 200;

/** Minimum time between two notifications about a followed shop, in ms. Our choice. */
export const SHOP_NEWS_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Maximum age of shop news worth a notification, in ms. Our choice. After a longer outage, workers skip what began meanwhile. */
export const SHOP_NEWS_FRESH_MS = 2 * 60 * 60 * 1000;
