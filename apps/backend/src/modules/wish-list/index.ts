export { tellWishNews } from "./wish-news.ts";
