import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SearchScreen } from "@sen/ui/catalog";
import { useNavigate } from "../browser/useNavigate.ts";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useCatalogHrefs } from "../catalog-hrefs.ts";
import { topSearchesQuery, useTopSearches } from "../data/catalog.ts";
import { firstPageQuery, useListing } from "../data/listing.ts";
import { seedPage } from "../data/seed.ts";
import { PageHead } from "../head/PageHead.tsx";
import { listingHref } from "../listing-href.ts";
import { usePaths } from "../paths.ts";
import { serverApiContext } from "../request-context.ts";
import { routePage } from "../route-page.ts";
import type { Route } from "./+types/search";

export function loader({ context, url }: Route.LoaderArgs) {
  const filters = parseListingFilters(url.searchParams);
  return seedPage(context.get(serverApiContext), {
    needed: [],
    lists: [firstPageQuery(filters)],
    welcome: [topSearchesQuery()],
  });
}

/** After a click SWR fetches what is missing; the server is not asked for a page. */
export function clientLoader() {
  return null;
}

export { publicPage as headers } from "../public-page.ts";

export default routePage(function SearchRoute() {
  const { t } = useTranslation("shell");
  const query = useUrlQuery();
  const navigate = useNavigate();
  const paths = usePaths();
  const filters = parseListingFilters(query);
  const { keyword } = filters;
  const hrefOf = (next: ListingFilters) => listingHref(paths.search(), next);
  return (
    <>
      <PageHead title={keyword === "" ? t("page.search") : t("page.search_for", { keyword })} noIndex />
      <SearchScreen
        list={useListing(filters)}
        filters={filters}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { preventScrollReset: true })}
        hrefs={useCatalogHrefs()}
        topSearches={useTopSearches().data?.data ?? []}
      />
    </>
  );
});
