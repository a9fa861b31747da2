/** Ids and names that the server's part of a document and the browser's find each other by. */

/** The style sheet of the fonts, switched on after the first paint. */
export const FONTS_ID = "fonts";
/** What the server knew (`PageData`), as JSON. */
export const PAGE_DATA_ID = "page-data";
/** The texts that the page uses, as JSON. */
export const TEXTS_ID = "texts";
/**
 * The last script of a document, which does nothing. A browser runs it when the style sheets are there, and takes the document
 * for finished only then: Chromium looks for forms in a finished document, and would lay out the whole page unstyled for it.
 */
export const WAIT_FOR_STYLES = "0";
