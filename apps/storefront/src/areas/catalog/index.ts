/** What the area gives to the others. */
export { useFollowing } from "./following.ts";
export { RecentlyViewedShelf, useRecordView } from "./RecentlyViewedShelf.tsx";
export { SimilarProducts } from "./Suggestions.tsx";
export { shopQuery } from "./queries.ts";
export { useCachedProductCard } from "./known-card.ts";
