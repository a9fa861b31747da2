import { demoData } from "./demo-data.ts";
import type { LeafKey, RootKey } from "./categories.ts";

/** What buyers write, by stars. Buyers write in Vietnamese, as they do. */
export const reviewTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = demoData(
  "reviews",
  "reviewTexts",
);

/** A second sentence that fits what was bought, by root. */
export const reviewDetails: Readonly<Record<RootKey, readonly string[]>> = demoData(
  "reviews",
  "reviewDetails",
);

/** The same for leaves of which something else is said. */
export const leafDetails: Partial<Readonly<Record<LeafKey, readonly string[]>>> = demoData(
  "reviews",
  "leafDetails",
);

/** Parts of Vietnamese names: family, middle, given. */
export const names: Record<"families" | "middles" | "givens", readonly string[]> = demoData(
  "reviews",
  "names",
);
