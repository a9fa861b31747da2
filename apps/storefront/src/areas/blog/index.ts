/** What the area gives to the others. */
export { useBlogHighlights } from "./blogs.ts";
