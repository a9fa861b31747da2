export { followShop, listFollowedShopIds, listFollowedShops, unfollowShop } from "./followed-shops.ts";
