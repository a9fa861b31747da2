import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ShopScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "../../shell/catalog-hrefs.ts";
import { useShop } from "../../data/catalog.ts";
import { useProductList } from "../../data/product-list.ts";
import { throwIfMissing } from "../../data/missing-page.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { listingHref } from "../../shell/listing-href.ts";
import { usePaths } from "../../paths.ts";
import { useListingCorrections } from "../../shell/use-listing-corrections.ts";
import { usePlace } from "../../shell/use-place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export default function ShopPage() {
  const { t } = useTranslation("shell");
  const { id, query } = usePlace();
  const navigate = useNavigate();
  const paths = usePaths();
  const filters = parseListingFilters(query);
  const shop = useShop(id);
  throwIfMissing(shop.error);
  const { name = "", mall_name: mall = "", image_url: picture } = shop.data?.data ?? {};
  const hrefOf = (next: ListingFilters) => listingHref(paths.shop(id), next);
  return (
    <>
      <PageHead
        title={name}
        description={t("page.shop_description", { name, mall })}
        canonicalQuery={["page"]}
        {...(picture ? { picture: `${picture}/960.webp` } : {})}
      />
      <ShopScreen
        shop={shop.data?.data}
        list={useProductList({ ...filters, tenant_id: [id] })}
        filters={filters}
        corrections={useListingCorrections()}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { state: KEEP_SCROLL })}
        hrefs={useCatalogHrefs()}
      />
    </>
  );
}
