import type { ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ProductListScreen } from "@sen/ui/catalog";
import type { PageQueries } from "../../core/page-module.ts";
import { usePlace } from "../../core/place.ts";
import { useHref } from "../../core/route.ts";
import { breadcrumbJsonLd } from "../../shell/json-ld.ts";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { useLinks } from "../links.ts";
import { placeInTree } from "./category-tree.ts";
import { firstMall } from "./mall-first.ts";
import { firstPageQuery } from "./product-list.ts";
import { catalogRoutes } from "./routes.ts";
import { useListing } from "./use-listing.ts";

export const queries = (filters: ListingFilters): PageQueries => ({
  required: [firstPageQuery(filters, firstMall(filters))],
});

export default function ProductListPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const links = useLinks();
  const publicUrl = usePublicUrl();
  const filters = usePlace(catalogRoutes.products);
  const { name, above, below } = placeInTree(useMenus().categories, filters.category_id);
  const crumbs = above.map((category) => ({ href: links.category(category.id), label: category.name }));
  const title = name ?? t("page.products");
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
        {...useListing(filters, hrefOf)}
        crumbs={crumbs}
        subcategories={below}
        {...(name !== null && { title: name })}
      />
    </>
  );
}
