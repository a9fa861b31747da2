/** Ids and names shared by the server's and the browser's part of a document. */

export const PAGE_DATA_ID = "page-data";
export const TEXTS_ID = "texts";
/**
 * The last script of a document; it does nothing. Browsers run it only after the style sheets have loaded, which delays the end of
 * parsing: Chromium looks for forms in a parsed document, and would lay out the whole page unstyled for that.
 */
export const WAIT_FOR_STYLES = "0";
