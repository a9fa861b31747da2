import type { Category, CategoryNode } from "@sen/api";
import type { ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { ProductListScreen } from "@sen/ui/catalog";
import type { PageQueries } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { breadcrumbJsonLd } from "../../shell/json-ld.ts";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import { firstMall } from "./mall-first.ts";
import { catalogRoutes } from "./routes.ts";
import { firstPageQuery, useListing } from "./use-listing.ts";

export const queries = (filters: ListingFilters): PageQueries => ({
  required: [firstPageQuery(filters, firstMall(filters))],
});

export default function ProductListPage(filters: Values<typeof catalogRoutes.products>) {
  const { t } = useTranslation("shell");
  const href = useHref();
  const links = useLinks();
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
        jsonLd={[breadcrumbJsonLd([...crumbs, { label: title, href: hrefOf(filters) }])]}
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

/** The position of a list in the category tree. */
interface TreePlace {
  name: string | null;
  above: readonly CategoryNode[];
  /** The child categories; the top level if no category is chosen. */
  below: readonly CategoryNode[];
}

interface Branch extends CategoryNode {
  children?: readonly Branch[];
}

function placeInTree(tree: readonly Category[], chosen: readonly number[]): TreePlace {
  const [id] = chosen;
  if (id === undefined || chosen.length > 1) return { name: null, above: [], below: tree };
  return find(tree, id, []) ?? { name: null, above: [], below: tree };
}

function find(level: readonly Branch[], id: number, above: readonly CategoryNode[]): TreePlace | null {
  for (const node of level) {
    const children = node.children ?? [];
    if (node.id === id) return { name: node.name, above, below: children };
    const deeper = find(children, id, [...above, node]);
    if (deeper) return deeper;
  }
  return null;
}
