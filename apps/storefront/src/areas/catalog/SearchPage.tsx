import type { ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SearchScreen } from "@sen/ui/catalog";
import { useQuery, type PageQueries } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { searchTargetsQuery, topSearchesQuery } from "./queries.ts";
import { catalogRoutes } from "./routes.ts";
import { firstPageQuery, useListing } from "./use-listing.ts";

/** Shops and products that a keyword names; null if it is empty. */
const targetsQuery = (keyword: string) => (keyword === "" ? null : searchTargetsQuery(keyword));

export const queries = (filters: ListingFilters): PageQueries => {
  const targets = targetsQuery(filters.keyword);
  return {
    required: [firstPageQuery(filters)],
    optional: [topSearchesQuery(), ...(targets ? [targets] : [])],
  };
};

export default function SearchPage(filters: Values<typeof catalogRoutes.search>) {
  const { t } = useTranslation("shell");
  const href = useHref();
  const { keyword } = filters;
  return (
    <>
      <PageHead title={keyword === "" ? t("page.search") : t("page.search_for", { keyword })} noIndex />
      <SearchScreen
        {...useListing(filters, (next) => href(catalogRoutes.search, next))}
        topSearches={useQuery(topSearchesQuery()).data?.data ?? []}
        targets={useQuery(targetsQuery(keyword)).data?.data}
        categories={useMenus().categories}
      />
    </>
  );
}
