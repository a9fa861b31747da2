import type { SearchSuggestion } from "@sen/api";
import { ask, query } from "../core/query.ts";

/** Suggestions for a keyword, or top searches if it is empty. */
export async function suggest(keyword: string): Promise<SearchSuggestion[]> {
  if (keyword.trim() !== "") return (await ask(query("/search/suggestions", { query: { keyword } }))).data;
  const { data } = await ask(query("/search/top"));
  return data.map(({ keyword: text }) => ({ kind: "keyword", text, id: null, image_url: null, price: null }));
}
