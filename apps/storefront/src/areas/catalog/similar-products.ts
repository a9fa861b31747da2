import { lazyPart } from "@sen/ui/primitives";

/** What goes with products of a cart. Its code comes when the customer is near it; nothing is missed where it does not come. */
export const SimilarProducts = lazyPart(
  () => import("./Suggestions.tsx").then((module) => module.SimilarProducts),
  { failed: () => null },
);
