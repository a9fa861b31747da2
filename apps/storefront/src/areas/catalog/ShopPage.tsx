import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ShopScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import { useShop } from "./catalog.ts";
import { useProductList } from "./product-list.ts";
import { throwIfMissing } from "../../core/missing-page.ts";
import { shopJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { listingHref } from "./listing-href.ts";
import { usePaths } from "../../core/paths.ts";
import { useListingCorrections } from "./use-listing-corrections.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export default function ShopPage() {
  const { t } = useTranslation("shell");
  const { id, query } = usePlace();
  const navigate = useNavigate();
  const paths = usePaths();
  const publicUrl = usePublicUrl();
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
        jsonLd={
          import.meta.env.SSR && shop.data ? [shopJsonLd(publicUrl, shop.data.data, paths.shop(id))] : []
        }
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
