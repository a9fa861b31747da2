import { ProductGridSkeleton } from "@sen/ui/catalog";
import { lazyPart } from "@sen/ui/primitives";

/** Nothing is missed where a shelf does not come. */
const failed = () => null;

/** What the home page ends with. The code of shelves comes when who reads a page is near them. */
export const HomeShelves = lazyPart(() => import("./HomeShelves.tsx").then((module) => module.HomeShelves), {
  fallback: <ProductGridSkeleton />,
  failed,
});

/** What goes with products of a cart. */
export const SimilarProducts = lazyPart(
  () => import("./Suggestions.tsx").then((module) => module.SimilarProducts),
  { failed },
);
