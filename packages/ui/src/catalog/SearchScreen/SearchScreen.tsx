import type { CategoryNode, SearchTargets as Targets, TopSearch } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Search, SearchX } from "lucide-react";
import { ButtonLink, EmptyState } from "../../primitives/index.ts";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { Listing, type ListedProps } from "../Listing/Listing.tsx";
import { Page } from "../Listing/ListPage.styles.ts";
import { CategoryStrip } from "../CategoryStrip/CategoryStrip.tsx";
import { SearchNotes } from "../SearchNotes/SearchNotes.tsx";
import { SearchTargets } from "../SearchTargets/SearchTargets.tsx";
import { TopSearches } from "./TopSearches.tsx";

export interface SearchScreenProps extends ListedProps {
  /** URLs of the screen's links. */
  hrefs: CatalogHrefs;
  /** Popular searches, shown without a keyword or without results. @default [] */
  topSearches?: readonly TopSearch[];
  /** The categories, shops and malls that the keyword names. */
  targets?: Targets | undefined;
  /** The top-level categories, shown if nothing was found. @default [] */
  categories?: readonly CategoryNode[];
}

/** The results for a keyword, and how it was understood. Without results, says so and suggests where to look instead. */
export function SearchScreen(props: SearchScreenProps) {
  const { hrefs, topSearches = [], targets, categories = [], ...listing } = props;
  const { t } = useTranslation("catalog");
  const { keyword } = listing.filters;
  const nearest = listing.list.state === "ready" ? listing.list.listing.nearest : [];
  if (keyword === "") {
    return (
      <Page>
        <EmptyState picture={<Search />} title={t("search.start")} heading="h1">
          {t("search.start_text")}
        </EmptyState>
        <TopSearches searches={topSearches} searchHref={hrefs.search} />
      </Page>
    );
  }
  return (
    <Page>
      <div data-head>
        <h1>{t("search.results", { keyword })}</h1>
        <SearchNotes list={listing.list} searchHref={hrefs.search} />
      </div>
      {targets && listing.filters.page === 1 && <SearchTargets targets={targets} hrefs={hrefs} />}
      <Listing
        {...listing}
        productHref={hrefs.product}
        priority
        empty={
          <>
            <EmptyState
              picture={<SearchX />}
              title={t("search.empty.title", { keyword })}
              action={
                <ButtonLink href={hrefs.products} tone="secondary">
                  {t("search.empty.action")}
                </ButtonLink>
              }
            >
              {nearest.length > 0 && `${t("search.empty.nearest")} `}
              {t(topSearches.length > 0 ? "search.empty.text_top" : "search.empty.text")}
            </EmptyState>
            <SearchTargets targets={{ categories: nearest, tenants: [], malls: [] }} hrefs={hrefs} />
            <TopSearches searches={topSearches} searchHref={hrefs.search} />
            {categories.length > 0 && <CategoryStrip categories={categories} categoryHref={hrefs.category} />}
          </>
        }
      />
    </Page>
  );
}
