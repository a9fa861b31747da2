export { addWishes, listWishedProducts, listWishList, removeWish } from "./wish-list.ts";
