/** What the area gives to the others. */
export { blogHighlightsQuery, useBlogHighlights } from "./highlights.ts";
