export { listBanners } from "./banners.ts";
export { listCategories } from "./categories.ts";
export { listFlashDeals } from "./flash-deals.ts";
