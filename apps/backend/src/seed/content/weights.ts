import { demoData } from "./demo-data.ts";
import type { LeafKey } from "./categories.ts";

/** Weight of one piece with its packing, in grams, where it is far from the usual 500. */
export const weights: Partial<Record<LeafKey, number>> = demoData("weights", "weights");
