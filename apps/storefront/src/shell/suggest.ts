import type { SearchSuggestion } from "@sen/api";
import { ask, query } from "../core/query.ts";

/** What a keyword may mean; what many search for while there is none. Nothing when it can't be had: the box works without. */
export async function suggest(keyword: string): Promise<SearchSuggestion[]> {
  try {
    if (keyword.trim() === "") {
      const { data } = await ask(query("/search/top", {}));
      return data.map(({ keyword: text }) => ({
        kind: "keyword",
        text,
        id: null,
        image_url: null,
        price: null,
      }));
    }
    return (await ask(query("/search/suggestions", { params: { query: { keyword } } }))).data;
  } catch {
    return [];
  }
}
