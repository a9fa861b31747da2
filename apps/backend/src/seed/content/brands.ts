import { demoData } from "./demo-data.ts";
import type { LeafKey, RootKey } from "./categories.ts";

/** A made-up maker. */
export interface BrandContent {
  name: string;
  country: string;
  /** The roots or leaves of the category tree that it makes things for. */
  makes: readonly (RootKey | LeafKey)[];
  object: string;
}

/** The makers. Names are ours: none is a trademark. */
export const brands: readonly BrandContent[] = demoData("brands", "brands");
