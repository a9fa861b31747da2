import type { SearchSuggestion } from "@sen/api";

/** Past searches on this device. */
export interface SearchHistory {
  /** Keywords, newest first. */
  read: () => readonly string[];
  /** Deletes one keyword, or all if none is given. */
  forget: (keyword?: string) => void;
}

/** An entry in the search box's list: a suggestion from the server, or a past search on this device. */
export type Offered =
  SearchSuggestion | { kind: "past"; text: string; id: null; image_url: null; price: null };

/** Past searches as list entries. */
export const offeredPast = (keywords: readonly string[]): Offered[] =>
  keywords.map((text) => ({ kind: "past", text, id: null, image_url: null, price: null }));
