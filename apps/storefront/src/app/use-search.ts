import type { SearchSuggestion } from "@sen/api";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useLinks, type Links } from "../areas/links.ts";
import type { Route } from "../core/route.ts";
import { forgetPastSearches, keepPastSearch, readPastSearches } from "../shell/past-searches.ts";
import { suggest } from "../shell/suggest.ts";

/** The search of the header: what it offers, and where each step of it leads. */
export function useSearch(row: Route | null) {
  const links = useLinks();
  const navigate = useNavigate();
  const { search } = useLocation();
  const keyword = row?.ownSearch ? "" : (new URLSearchParams(search).get("keyword") ?? "");
  return useMemo(
    () => ({
      keyword,
      onSearch(wanted: string) {
        keepPastSearch(wanted);
        void navigate(links.search(wanted));
      },
      suggest,
      history: { read: readPastSearches, forget: forgetPastSearches },
      hrefOf: (suggestion: SearchSuggestion) => suggestionHref(suggestion, links),
      onGo: (to: string) => void navigate(to),
    }),
    [keyword, navigate, links],
  );
}

/** Where a search suggestion leads. */
export function suggestionHref({ kind, id, text }: SearchSuggestion, links: Links): string {
  if (id === null || kind === "keyword" || kind === "product_kind") return links.search(text);
  return kind === "tenant" ? links.shop(id) : links[kind](id);
}
