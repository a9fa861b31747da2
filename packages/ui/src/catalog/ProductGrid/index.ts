export {
  ProductGrid,
  ProductGridSkeleton,
  type ProductGridProps,
  type ProductGridSkeletonProps,
} from "./ProductGrid.tsx";
