import type { PageQueries } from "../../core/page-module.ts";
import type { ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MallScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import { useMall, useMallShops, mallQuery, mallShopsQuery } from "./catalog.ts";
import { couponsQuery, useCoupons, useSavedCoupons } from "../coupons/index.ts";
import { firstPageQuery, useProductList } from "./product-list.ts";
import { throwIfMissing } from "../../core/missing-page.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref, type Values } from "../../core/route.ts";
import { catalogRoutes } from "./routes.ts";
import { useListingCorrections } from "./use-listing-corrections.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export const queries = ({ id, ...filters }: Values<typeof catalogRoutes.mall>): PageQueries => ({
  required: [mallQuery(id)],
  lists: [firstPageQuery({ ...filters, mall_id: [id] })],
  optional: [mallShopsQuery(id), couponsQuery({ mall_id: id })],
});

export default function MallPage() {
  const { t } = useTranslation("shell");
  const { id, ...filters } = usePlace(catalogRoutes.mall);
  const navigate = useNavigate();
  const href = useHref();
  const mall = useMall(id);
  throwIfMissing(mall.error);
  const coupons = useCoupons({ mall_id: id }).data?.data;
  const { name = "", address = "", image_url: picture } = mall.data?.data ?? {};
  const hrefOf = (next: ListingFilters) => href(catalogRoutes.mall, { ...next, id });
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
        {...(coupons && { coupons })}
        {...useSavedCoupons()}
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
