import { firstPageQuery, useProductList } from "./product-list.ts";
import type { PageQueries } from "../../core/page-module.ts";
import type { ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ProductListScreen } from "@sen/ui/catalog";
import { useNavigate } from "react-router-dom";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import { placeInTree } from "./category-tree.ts";
import { useMenus } from "../../shell/menus.ts";
import { breadcrumbJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { useHref } from "../../core/route.ts";
import { catalogRoutes } from "./routes.ts";
import { useListingCorrections } from "./use-listing-corrections.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export const queries = (filters: ListingFilters): PageQueries => ({ lists: [firstPageQuery(filters)] });

export default function ProductListPage() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const href = useHref();
  const hrefs = useCatalogHrefs();
  const publicUrl = usePublicUrl();
  const filters = usePlace(catalogRoutes.products);
  const { categories } = useMenus();
  const place = placeInTree(categories, filters.category_id);
  const crumbs = place.above.map(({ id, name }) => ({ href: hrefs.category(id), label: name }));
  const title = place.name ?? t("page.products");
  const hrefOf = (next: ListingFilters) => href(catalogRoutes.products, next);
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
        list={useProductList(filters)}
        filters={filters}
        corrections={useListingCorrections()}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { state: KEEP_SCROLL })}
        hrefs={hrefs}
        crumbs={crumbs}
        subcategories={place.below}
        {...(place.name === null ? {} : { title: place.name })}
      />
    </>
  );
}
