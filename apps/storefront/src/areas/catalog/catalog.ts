import { query, useQuery } from "../../core/query.ts";

const byId = (id: number) => ({ params: { path: { id } } });

export const bannersQuery = (mallId?: number) =>
  query("/banners", {
    params: { query: { status: 1, ...(mallId === undefined ? {} : { mall_id: mallId }) } },
  });
export const mallQuery = (id: number) => query("/malls/{id}", byId(id));
/** Shops of a mall for its directory: the 100 best sold, which is what the contract gives a page. */
export const mallShopsQuery = (mallId: number) =>
  query("/tenants", { params: { query: { mall_id: mallId, per_page: 100 } } });
export const shopQuery = (id: number) => query("/tenants/{id}", byId(id));
export const flashDealsQuery = (mallId?: number) =>
  query("/flash-deals", { params: { query: mallId === undefined ? {} : { mall_id: mallId } } });
/** The best sold products, without what a list of them can be narrowed to. */
export const recommendedQuery = () => query("/products", { params: { query: { per_page: 24 } } });
export const searchTargetsQuery = (keyword: string) =>
  query("/search/targets", { params: { query: { keyword } } });
export const topSearchesQuery = () => query("/search/top", {});
export const useBanners = (mallId?: number) => useQuery(bannersQuery(mallId));
export const useFlashDeals = (mallId?: number) => useQuery(flashDealsQuery(mallId));
export const useRecommended = () => useQuery(recommendedQuery());
/** What a keyword names; nothing is asked for an empty one. */
export const useSearchTargets = (keyword: string) =>
  useQuery(keyword === "" ? null : searchTargetsQuery(keyword));
export const useTopSearches = () => useQuery(topSearchesQuery());
export const useMall = (id: number) => useQuery(mallQuery(id));
export const useMallShops = (id: number) => useQuery(mallShopsQuery(id));
export const useShop = (id: number) => useQuery(shopQuery(id));
