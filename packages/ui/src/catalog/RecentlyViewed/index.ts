export * from "./RecentlyViewed.tsx";
