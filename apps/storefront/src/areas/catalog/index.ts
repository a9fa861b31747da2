/** What the area gives to the others. */
export { RecentlyViewedShelf } from "./RecentlyViewedShelf.tsx";
export { useCatalogHrefs } from "./catalog-hrefs.ts";
export { useCachedProductCard } from "./known-card.ts";
export { wishedIdsQuery } from "./wished-ids.ts";
export { type ViewedProduct, useRecordView } from "./recently-viewed.ts";
