import { lazyPart } from "@sen/ui/primitives";

/** Products related to those in the cart, loaded when scrolled near. If it fails to load, nothing is shown. */
export const SimilarProducts = lazyPart(
  () => import("./Suggestions.tsx").then((module) => module.SimilarProducts),
  { failed: () => null },
);
