export { forgetRecentlyViewed, keepRecentlyViewed, listRecentlyViewed } from "./recently-viewed.ts";
