export { LateNews } from "./LateNews.ts";
export { blogHighlightsQuery, useBlogHighlights } from "./highlights.ts";
