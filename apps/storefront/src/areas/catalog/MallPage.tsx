import { useTranslation } from "@sen/i18n";
import { MallScreen } from "@sen/ui/catalog";
import { throwIfMissing, useQuery, type PageQueries } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { couponsQuery, useSavedCoupons } from "../coupons/index.ts";
import { mallQuery, mallShopsQuery } from "./queries.ts";
import { catalogRoutes } from "./routes.ts";
import { firstPageQuery, useListing } from "./use-listing.ts";

export const queries = ({ id, ...filters }: Values<typeof catalogRoutes.mall>): PageQueries => ({
  required: [mallQuery(id), firstPageQuery({ ...filters, mall_id: [id] })],
  optional: [mallShopsQuery(id), couponsQuery({ mall_id: id })],
});

export default function MallPage({ id, ...filters }: Values<typeof catalogRoutes.mall>) {
  const { t } = useTranslation("shell");
  const href = useHref();
  const { data, error } = useQuery(mallQuery(id));
  throwIfMissing(error);
  const mall = data?.data;
  const coupons = useQuery(couponsQuery({ mall_id: id })).data?.data;
  const { name = "", address = "" } = mall ?? {};
  return (
    <>
      <PageHead
        title={name}
        description={t("page.mall_description", { name, address })}
        canonicalQuery={["page"]}
        {...(mall?.image_url && { picture: `${mall.image_url}/960.webp` })}
      />
      <MallScreen
        mall={mall}
        {...(coupons && { coupons })}
        {...useSavedCoupons(coupons?.items ?? [])}
        shops={useQuery(mallShopsQuery(id)).data?.data.items ?? []}
        {...useListing(filters, (next) => href(catalogRoutes.mall, { ...next, id }), { mall_id: [id] })}
      />
    </>
  );
}
