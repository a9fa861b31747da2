import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SearchScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import { useSearchTargets, useTopSearches } from "./catalog.ts";
import { useMenus } from "../../shell/menus.ts";
import { useProductList } from "./product-list.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { listingHref } from "./listing-href.ts";
import { usePaths } from "../../core/paths.ts";
import { useListingCorrections } from "./use-listing-corrections.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export default function SearchPage() {
  const { t } = useTranslation("shell");
  const { query } = usePlace();
  const navigate = useNavigate();
  const paths = usePaths();
  const filters = parseListingFilters(query);
  const { keyword } = filters;
  const hrefOf = (next: ListingFilters) => listingHref(paths.search(), next);
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
