import type { TopSearch } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Search, SearchX } from "lucide-react";
import { ButtonLink, EmptyState, TextLink } from "../../primitives/index.ts";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { Listing, type ListingProps } from "../Listing/index.ts";
import { Page } from "../Listing/ListPage.styles.ts";
import { TopSearches } from "./TopSearches.tsx";

export interface SearchScreenProps extends Omit<
  ListingProps,
  "productHref" | "empty" | "priority" | "hideShop" | "heading" | "ofCategory"
> {
  /** Where its links lead. */
  hrefs: CatalogHrefs;
  /** What many search for: where there is no keyword, or nothing was found. */
  topSearches?: readonly TopSearch[];
}

/** What was found for a keyword; a better spelling where one is known; what to do where nothing was. */
export function SearchScreen({ hrefs, topSearches = [], ...listing }: SearchScreenProps) {
  const { t } = useTranslation("catalog");
  const { keyword } = listing.filters;
  const { list } = listing;
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
  const { suggestion, left_out } = list.state === "ready" ? list.listing : { suggestion: null, left_out: [] };
  return (
    <Page>
      <div data-head>
        <h1>{t("search.results", { keyword })}</h1>
        {suggestion !== null && (
          <p>
            {t("search.suggestion")} <TextLink href={hrefs.search(suggestion)}>{suggestion}</TextLink>?
          </p>
        )}
        {left_out.length > 0 && (
          <p>{t("search.left_out", { words: left_out.map((word) => `“${word}”`).join(", ") })}</p>
        )}
      </div>
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
              {t(topSearches.length > 0 ? "search.empty.text_top" : "search.empty.text")}
            </EmptyState>
            <TopSearches searches={topSearches} searchHref={hrefs.search} />
          </>
        }
      />
    </Page>
  );
}
