/** What the area gives to the others. */
export { LateNews } from "./LateNews.ts";
export { blogHighlightsQuery, useBlogHighlights } from "./highlights.ts";
