import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ShopScreen } from "@sen/ui/catalog";
import { useNavigate } from "../browser/useNavigate.ts";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useCatalogHrefs } from "../catalog-hrefs.ts";
import { shopQuery, useShop } from "../data/catalog.ts";
import { firstPageQuery, useListing } from "../data/listing.ts";
import { numberOf } from "../data/number-of.ts";
import { seedPage } from "../data/seed.ts";
import { throwIfMissing } from "../data/throw-if-missing.ts";
import { PageHead } from "../head/PageHead.tsx";
import { listingHref } from "../listing-href.ts";
import { usePaths } from "../paths.ts";
import { serverApiContext } from "../request-context.ts";
import { routePage } from "../route-page.ts";
import type { Route } from "./+types/shop";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const id = numberOf(params.id);
  const filters = { ...parseListingFilters(url.searchParams), tenant_id: [id] };
  return seedPage(context.get(serverApiContext), {
    needed: [shopQuery(id)],
    lists: [firstPageQuery(filters)],
  });
}

/** After a click SWR fetches what is missing; the server is not asked for a page. */
export function clientLoader() {
  return null;
}

export { publicPage as headers } from "../public-page.ts";

export default routePage(function ShopRoute({ params }) {
  const { t } = useTranslation("shell");
  const id = numberOf(params["id"]);
  const query = useUrlQuery();
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
        list={useListing({ ...filters, tenant_id: [id] })}
        filters={filters}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { preventScrollReset: true })}
        hrefs={useCatalogHrefs()}
      />
    </>
  );
});
