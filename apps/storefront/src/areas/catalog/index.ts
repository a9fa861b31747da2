export { useFollowing } from "./following.ts";
export { useRecordView } from "./record-view.ts";
export { RecentlyViewedShelf } from "./RecentlyViewedShelf.tsx";
export { SimilarProducts } from "./similar-products.ts";
export { shopQuery } from "./queries.ts";
export { useCachedProductCard } from "./known-card.ts";
