export * from "./PriceDropBadge.tsx";
