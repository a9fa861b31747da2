export { useFollowing } from "./following.ts";
export { ViewRecorder } from "./ViewRecorder.tsx";
export { RecentlyViewedShelf } from "./RecentlyViewedShelf.tsx";
export { SimilarProducts } from "./similar-products.ts";
export { shopQuery } from "./queries.ts";
export { useCachedProductCard } from "./known-card.ts";
