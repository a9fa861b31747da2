import { useTranslation } from "@sen/i18n";
import { ShopScreen } from "@sen/ui/catalog";
import { throwIfMissing, useQuery, type PageQueries } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { shopJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { couponsQuery, useSavedCoupons } from "../coupons/index.ts";
import { useLinks } from "../links.ts";
import { useFollowing } from "./following.ts";
import { shopQuery } from "./queries.ts";
import { catalogRoutes } from "./routes.ts";
import { firstPageQuery, useListing } from "./use-listing.ts";

const ownCouponsQuery = (tenant_id: number) => couponsQuery({ tenant_id, scope: "tenant" });

export const queries = ({ id, ...filters }: Values<typeof catalogRoutes.shop>): PageQueries => ({
  required: [shopQuery(id), firstPageQuery({ ...filters, tenant_id: [id] })],
  optional: [ownCouponsQuery(id)],
});

export default function ShopPage({ id, ...filters }: Values<typeof catalogRoutes.shop>) {
  const { t } = useTranslation("shell");
  const href = useHref();
  const { shop: shopHref } = useLinks();
  const { data, error } = useQuery(shopQuery(id));
  throwIfMissing(error);
  const shop = data?.data;
  const coupons = useQuery(ownCouponsQuery(id)).data?.data;
  const { name = "", mall_name: mall = "" } = shop ?? {};
  return (
    <>
      <PageHead
        title={name}
        description={t("page.shop_description", { name, mall })}
        canonicalQuery={["page"]}
        jsonLd={shop ? [shopJsonLd(shop, shopHref(id))] : []}
        {...(shop?.image_url && { picture: `${shop.image_url}/960.webp` })}
      />
      <ShopScreen
        shop={shop}
        {...(coupons && { coupons })}
        {...useSavedCoupons(coupons?.items ?? [])}
        following={useFollowing()}
        {...useListing(filters, (next) => href(catalogRoutes.shop, { ...next, id }), { tenant_id: [id] })}
      />
    </>
  );
}
