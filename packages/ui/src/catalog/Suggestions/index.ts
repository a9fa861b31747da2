import { lazyPart } from "../../lazy-part/index.ts";
import type { SuggestionsProps } from "./Suggestions.tsx";

export type { SuggestionsProps } from "./Suggestions.tsx";

/** The cards' code comes when there is something to suggest; nothing is missed where it does not come. */
export const Suggestions = lazyPart<SuggestionsProps>(
  () => import("./Suggestions.tsx").then((module) => module.Suggestions),
  { failed: () => null },
);
