import { parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ProductListScreen } from "@sen/ui/catalog";
import { useNavigate } from "../browser/useNavigate.ts";
import { useUrlQuery } from "../browser/useUrlQuery.ts";
import { useCatalogHrefs } from "../catalog-hrefs.ts";
import { placeInTree } from "../data/category-tree.ts";
import { useCategories } from "../data/catalog.ts";
import { firstPageQuery, useListing } from "../data/listing.ts";
import { seedPage } from "../data/seed.ts";
import { breadcrumbJsonLd } from "../head/json-ld.ts";
import { PageHead } from "../head/PageHead.tsx";
import { usePublicUrl } from "../head/public-url.ts";
import { listingHref } from "../listing-href.ts";
import { usePaths } from "../paths.ts";
import { serverApiContext } from "../request-context.ts";
import { routePage } from "../route-page.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";
import type { Route } from "./+types/products";

export const handle: ShellHandle = { place: "categories" };

export function loader({ context, url }: Route.LoaderArgs) {
  const filters = parseListingFilters(url.searchParams);
  return seedPage(context.get(serverApiContext), { needed: [], lists: [firstPageQuery(filters)] });
}

/** After a click SWR fetches what is missing; the server is not asked for a page. */
export function clientLoader() {
  return null;
}

export { publicPage as headers } from "../public-page.ts";

export default routePage(function ProductsRoute() {
  const { t } = useTranslation("shell");
  const query = useUrlQuery();
  const navigate = useNavigate();
  const paths = usePaths();
  const hrefs = useCatalogHrefs();
  const publicUrl = usePublicUrl();
  const filters = parseListingFilters(query);
  const categories = useCategories().data?.data ?? [];
  const place = placeInTree(categories, filters.category_id);
  const crumbs = place.above.map(({ id, name }) => ({ href: hrefs.category(id), label: name }));
  const title = place.name ?? t("page.products");
  const hrefOf = (next: ListingFilters) => listingHref(paths.products(), next);
  return (
    <>
      <PageHead
        title={title}
        description={t("page.products_description", { title })}
        canonicalQuery={["category_id", "page"]}
        jsonLd={
          import.meta.env.SSR
            ? [breadcrumbJsonLd(publicUrl, [...crumbs, { label: title, href: hrefOf(filters) }])]
            : []
        }
      />
      <ProductListScreen
        list={useListing(filters)}
        filters={filters}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { preventScrollReset: true })}
        hrefs={hrefs}
        crumbs={crumbs}
        subcategories={place.below}
        {...(place.name === null ? {} : { title: place.name })}
      />
    </>
  );
});
