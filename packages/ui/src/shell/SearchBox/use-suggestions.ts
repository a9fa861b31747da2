import type { SearchSuggestion } from "@sen/api";
import { useEffect, useState } from "react";

/** Debounce before suggestions are fetched, in ms. */
const REST_MS = 160;

const NONE: readonly SearchSuggestion[] = [];

/** The latest suggestions; empty if fetching failed. Fetches nothing while the list is closed. */
export function useSuggestions(
  keyword: string,
  open: boolean,
  suggest: (keyword: string) => Promise<SearchSuggestion[]>,
): readonly SearchSuggestion[] {
  const [suggestions, setSuggestions] = useState(NONE);
  useEffect(() => {
    if (!open) return undefined;
    let superseded = false;
    const show = (found: readonly SearchSuggestion[]) => {
      if (!superseded) setSuggestions(found);
    };
    const ask = () => void suggest(keyword).then(show, () => show(NONE));
    const timer = window.setTimeout(ask, keyword === "" ? 0 : REST_MS);
    return () => {
      superseded = true;
      window.clearTimeout(timer);
    };
  }, [keyword, open, suggest]);
  return suggestions;
}
