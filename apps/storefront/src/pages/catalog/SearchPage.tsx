import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SearchScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "../../shell/catalog-hrefs.ts";
import { useSearchTargets, useTopSearches } from "../../data/catalog.ts";
import { useMenus } from "../../data/menus.ts";
import { useProductList } from "../../data/product-list.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { listingHref } from "../../shell/listing-href.ts";
import { usePaths } from "../../paths.ts";
import { useListingCorrections } from "../../shell/use-listing-corrections.ts";
import { usePlace } from "../../shell/use-place.ts";
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
