import type { SearchSuggestion } from "@sen/api";
import { addPastSearch, removePastSearch } from "@sen/domain";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLinks, type Links } from "../areas/links.ts";
import { persistedList } from "../core/persisted.ts";
import type { Route } from "../core/route.ts";

/** The header's search: its suggestions and the links they lead to. */
export function useSearch(row: Route | null) {
  const links = useLinks();
  const navigate = useNavigate();
  const { search } = useLocation();
  const keyword = row?.ownSearch ? "" : (new URLSearchParams(search).get("keyword") ?? "");
  return useMemo(
    () => ({
      keyword,
      onSearch(wanted: string) {
        pastSearches.write(addPastSearch(pastSearches.read(), wanted));
        void navigate(links.search(wanted));
      },
      suggest,
      history: { read: pastSearches.read, forget: forgetPastSearches },
      hrefOf: (suggestion: SearchSuggestion) => suggestionHref(suggestion, links),
      onGo: (to: string) => void navigate(to),
    }),
    [keyword, navigate, links],
  );
}

export function suggestionHref({ kind, id, text }: SearchSuggestion, links: Links): string {
  if (id === null || kind === "keyword" || kind === "product_kind") return links.search(text);
  return kind === "tenant" ? links.shop(id) : links[kind](id);
}

/** Searches on this device, newest first. */
const pastSearches = persistedList("past-searches", (one) => typeof one === "string", { in: "customer" });

/** Deletes one past search, or all if none is given. */
function forgetPastSearches(keyword?: string): void {
  pastSearches.write(keyword === undefined ? null : removePastSearch(pastSearches.read(), keyword));
}

/** Empty on failure: the search box works without suggestions. */
const suggest = (keyword: string): Promise<SearchSuggestion[]> =>
  import("./suggest.ts").then((module) => module.suggest(keyword)).catch(() => []);
