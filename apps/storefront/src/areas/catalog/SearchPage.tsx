import type { PageQueries } from "../../core/page-module.ts";
import type { ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SearchScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import { useSearchTargets, useTopSearches, topSearchesQuery, searchTargetsQuery } from "./catalog.ts";
import { firstPageQuery, useProductList } from "./product-list.ts";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { catalogRoutes } from "./routes.ts";
import { useListingCorrections } from "./use-listing-corrections.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export const queries = (filters: ListingFilters): PageQueries => ({
  lists: [firstPageQuery(filters)],
  optional: [topSearchesQuery(), ...(filters.keyword === "" ? [] : [searchTargetsQuery(filters.keyword)])],
});

export default function SearchPage() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const href = useHref();
  const filters = usePlace(catalogRoutes.search);
  const { keyword } = filters;
  const hrefOf = (next: ListingFilters) => href(catalogRoutes.search, next);
  return (
    <>
      <PageHead title={keyword === "" ? t("page.search") : t("page.search_for", { keyword })} noIndex />
      <SearchScreen
        list={useProductList(filters)}
        filters={filters}
        corrections={useListingCorrections()}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { state: KEEP_SCROLL })}
        hrefs={useCatalogHrefs()}
        topSearches={useTopSearches().data?.data ?? []}
        targets={useSearchTargets(keyword).data?.data}
        categories={useMenus().categories}
      />
    </>
  );
}
