import { parseListingFilters, serializeListingFilters } from "@sen/domain";
import { MINUTE, ofAccount, route } from "../../core/route.ts";

const filters = { parse: parseListingFilters, format: serializeListingFilters };

const listing = {
  texts: ["catalog"],
  query: filters,
  cacheTtlSeconds: MINUTE,
  leadsTo: ["product/ProductPage"],
} as const;

export const catalogRoutes = {
  home: route("/", "catalog/HomePage", {
    texts: ["catalog", "blog"],
    cacheTtlSeconds: MINUTE,
    place: "home",
    leadsTo: ["product/ProductPage", "catalog/ProductListPage"],
  }),
  products: route("/products", "catalog/ProductListPage", { ...listing, place: "categories" }),
  search: route("/search", "catalog/SearchPage", {
    texts: ["catalog"],
    query: filters,
    cacheTtlSeconds: 0,
    personal: true,
    leadsTo: ["product/ProductPage"],
  }),
  wishList: route("/account/wish-list", "catalog/WishListPage", {
    ...ofAccount("page.wish_list", "catalog"),
    leadsTo: ["product/ProductPage"],
  }),
  followedShops: route("/account/followed-shops", "catalog/FollowedShopsPage", {
    ...ofAccount("page.followed_shops", "catalog"),
    leadsTo: ["catalog/ShopPage"],
  }),
  mall: route("/mall/:id", "catalog/MallPage", { ...listing, ownSearch: true }),
  shop: route("/shop/:id", "catalog/ShopPage", { ...listing, ownSearch: true }),
};
