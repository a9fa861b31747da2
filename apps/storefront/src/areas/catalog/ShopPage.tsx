import type { PageQueries } from "../../core/page-module.ts";
import type { ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ShopScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import { useShop, shopQuery } from "./catalog.ts";
import { couponsQuery, useCoupons, useSavedCoupons } from "../coupons/index.ts";
import { firstPageQuery, useProductList } from "./product-list.ts";
import { throwIfMissing } from "../../core/missing-page.ts";
import { shopJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { useHref, type Values } from "../../core/route.ts";
import { catalogRoutes } from "./routes.ts";
import { useListingCorrections } from "./use-listing-corrections.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

const ownCoupons = (tenant_id: number) => ({ tenant_id, scope: "tenant" }) as const;

export const queries = ({ id, ...filters }: Values<typeof catalogRoutes.shop>): PageQueries => ({
  required: [shopQuery(id)],
  lists: [firstPageQuery({ ...filters, tenant_id: [id] })],
  optional: [couponsQuery(ownCoupons(id))],
});

export default function ShopPage() {
  const { t } = useTranslation("shell");
  const { id, ...filters } = usePlace(catalogRoutes.shop);
  const navigate = useNavigate();
  const href = useHref();
  const publicUrl = usePublicUrl();
  const shop = useShop(id);
  throwIfMissing(shop.error);
  const coupons = useCoupons(ownCoupons(id)).data?.data;
  const { name = "", mall_name: mall = "", image_url: picture } = shop.data?.data ?? {};
  const hrefOf = (next: ListingFilters) => href(catalogRoutes.shop, { ...next, id });
  return (
    <>
      <PageHead
        title={name}
        description={t("page.shop_description", { name, mall })}
        canonicalQuery={["page"]}
        jsonLd={
          import.meta.env.SSR && shop.data
            ? [shopJsonLd(publicUrl, shop.data.data, href(catalogRoutes.shop, { id }))]
            : []
        }
        {...(picture ? { picture: `${picture}/960.webp` } : {})}
      />
      <ShopScreen
        shop={shop.data?.data}
        {...(coupons && { coupons })}
        {...useSavedCoupons()}
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
