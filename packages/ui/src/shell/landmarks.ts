/** Id of the page's `main` element. */
export const MAIN_ID = "main";

/** Id of the start of a list's results, to scroll to after they change. */
export const RESULTS_ID = "results";
