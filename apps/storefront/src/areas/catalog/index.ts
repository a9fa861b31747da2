/** What the area gives to the others. */
export { useFollowing } from "./following.ts";
export { RecentlyViewedShelf } from "./RecentlyViewedShelf.tsx";
export { SimilarProducts } from "./Suggestions.tsx";
export { shopQuery } from "./queries.ts";
export { useCachedProductCard } from "./known-card.ts";
export { type ViewedProduct, useRecordView } from "./recently-viewed.ts";
