/** Id of the element that holds the page's content. */
export const MAIN_ID = "main";

/** Where a list's results begin: what is asked for anew is shown from here on. */
export const RESULTS_ID = "results";
