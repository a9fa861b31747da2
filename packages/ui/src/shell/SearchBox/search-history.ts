import type { SearchSuggestion } from "@sen/api";

/** What was searched for on this device. */
export interface SearchHistory {
  /** The newest first. */
  read: () => readonly string[];
  /** Forgets one, or without one all of them. */
  forget: (keyword?: string) => void;
}

/** What the list under the search box offers: the shop's suggestions, and the device's own past searches. */
export type Offered =
  SearchSuggestion | { kind: "past"; text: string; id: null; image_url: null; price: null };

/** Past searches as the list offers them. */
export const offeredPast = (keywords: readonly string[]): Offered[] =>
  keywords.map((text) => ({ kind: "past", text, id: null, image_url: null, price: null }));
