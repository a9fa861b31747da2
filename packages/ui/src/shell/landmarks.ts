/** Id of the page's `main` element. */
export const MAIN_ID = "main";

/** Id of the start of a list's results, to scroll to after they change. */
export const RESULTS_ID = "results";

/**
 * Custom property with the `content-visibility` of the cards of a list below its first rows. With `visible` on `<html>`, the browser
 * lays out those off screen too, whose heights it otherwise estimates.
 */
export const CARDS_OFF_SCREEN = "--sen-cards-off-screen";
