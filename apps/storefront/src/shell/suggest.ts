import type { SearchSuggestion } from "@sen/api";
import { call } from "../core/api.ts";

/** What a keyword may mean; what many search for while there is none. Nothing when it can't be had: the box works without. */
export async function suggest(keyword: string): Promise<SearchSuggestion[]> {
  try {
    if (keyword.trim() === "") {
      const { data } = await call((api) => api.GET("/search/top", {}));
      return (data?.data ?? []).map(({ keyword: text }) => ({
        kind: "keyword",
        text,
        id: null,
        image_url: null,
        price: null,
      }));
    }
    const { data } = await call((api) => api.GET("/search/suggestions", { params: { query: { keyword } } }));
    return data?.data ?? [];
  } catch {
    return [];
  }
}
