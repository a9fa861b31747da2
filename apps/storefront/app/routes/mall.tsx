import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MallScreen } from "@sen/ui/catalog";
import { useNavigate } from "../browser/useNavigate.ts";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useCatalogHrefs } from "../catalog-hrefs.ts";
import { mallQuery, mallShopsQuery, useMall, useMallShops } from "../data/catalog.ts";
import { firstPageQuery, useListing } from "../data/listing.ts";
import { numberOf } from "../data/number-of.ts";
import { seedPage } from "../data/seed.ts";
import { throwIfMissing } from "../data/throw-if-missing.ts";
import { PageHead } from "../head/PageHead.tsx";
import { listingHref } from "../listing-href.ts";
import { usePaths } from "../paths.ts";
import { serverApiContext } from "../request-context.ts";
import { routePage } from "../route-page.ts";
import type { Route } from "./+types/mall";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const id = numberOf(params.id);
  const filters = { ...parseListingFilters(url.searchParams), mall_id: [id] };
  return seedPage(context.get(serverApiContext), {
    needed: [mallQuery(id)],
    lists: [firstPageQuery(filters)],
    welcome: [mallShopsQuery(id)],
  });
}

/** After a click SWR fetches what is missing; the server is not asked for a page. */
export function clientLoader() {
  return null;
}

export { publicPage as headers } from "../public-page.ts";

export default routePage(function MallRoute({ params }) {
  const { t } = useTranslation("shell");
  const id = numberOf(params["id"]);
  const query = useUrlQuery();
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
        list={useListing({ ...filters, mall_id: [id] })}
        filters={filters}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { preventScrollReset: true })}
        hrefs={useCatalogHrefs()}
      />
    </>
  );
});
