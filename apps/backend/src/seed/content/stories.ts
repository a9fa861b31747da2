import { demoData } from "./demo-data.ts";
import type { LeafKey, RootKey } from "./categories.ts";
import type { Both } from "./types.ts";

/** Second paragraphs of descriptions: what to know when buying from a root. Two or more of each are shown, as chance has it. */
export const buyingNotes: Readonly<Record<RootKey, readonly Both[]>> = demoData("stories", "buyingNotes");

/** What to know of some leaves besides. */
export const leafNotes: Partial<Readonly<Record<LeafKey, readonly Both[]>>> = demoData(
  "stories",
  "leafNotes",
);

/** Closing lines of descriptions. `{shop}` and `{mall}` are filled in. */
export const closings: readonly Both[] = demoData("stories", "closings");
