import { query } from "../../core/query.ts";

export const bannersQuery = () => query("/banners", { query: { status: 1 } });
export const mallQuery = (id: number) => query("/malls/{id}", { path: { id } });
/** Shops of a mall for its directory: the 100 bestselling, which is the contract's maximum page size. */
export const mallShopsQuery = (mallId: number) =>
  query("/tenants", { query: { mall_id: mallId, per_page: 100 } });
export const shopQuery = (id: number) => query("/tenants/{id}", { path: { id } });
export const flashDealsQuery = () => query("/flash-deals");
/** Bestselling products, without filter options. */
export const recommendedQuery = () => query("/products", { query: { per_page: 24 } });
export const searchTargetsQuery = (keyword: string) => query("/search/targets", { query: { keyword } });
export const topSearchesQuery = () => query("/search/top");
