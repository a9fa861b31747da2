import { lateSection } from "@sen/ui/primitives";

/** What stands below the offer, its height as measured on a phone. */
export const LateProductDetails = lateSection(
  () => import("./ProductDetailsSection.tsx").then((module) => module.ProductDetailsSection),
  4000,
);
