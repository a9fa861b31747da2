import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MallScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import { useMall, useMallShops } from "./catalog.ts";
import { useProductList } from "./product-list.ts";
import { throwIfMissing } from "../../core/missing-page.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { listingHref } from "./listing-href.ts";
import { usePaths } from "../../core/paths.ts";
import { useListingCorrections } from "./use-listing-corrections.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export default function MallPage() {
  const { t } = useTranslation("shell");
  const { id, query } = usePlace();
  const navigate = useNavigate();
  const paths = usePaths();
  const filters = parseListingFilters(query);
  const mall = useMall(id);
  throwIfMissing(mall.error);
  const { name = "", address = "", image_url: picture } = mall.data?.data ?? {};
  const hrefOf = (next: ListingFilters) => listingHref(paths.mall(id), next);
  return (
    <>
      <PageHead
        title={name}
        description={t("page.mall_description", { name, address })}
        canonicalQuery={["page"]}
        {...(picture ? { picture: `${picture}/960.webp` } : {})}
      />
      <MallScreen
        mall={mall.data?.data}
        shops={useMallShops(id).data?.data.items ?? []}
        list={useProductList({ ...filters, mall_id: [id] })}
        filters={filters}
        corrections={useListingCorrections()}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { state: KEEP_SCROLL })}
        hrefs={useCatalogHrefs()}
      />
    </>
  );
}
