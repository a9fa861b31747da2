export { tellShopNews } from "./shop-news.ts";
export { unfollowAll } from "./followers.ts";
