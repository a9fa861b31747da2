import { BLOG_SORTS, type BlogFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SortForm } from "../../catalog/FilterForm/SortForm.tsx";
import type { Narrowing } from "../../catalog/narrowing.ts";

/** In what order the articles stand. Best match is offered only where there is a keyword to match. */
export function BlogSort({ filters, hrefOf, onNavigate }: Narrowing<BlogFilters>) {
  const { t } = useTranslation("blog");
  const sorts = BLOG_SORTS.filter((sort) => sort !== "relevance" || filters.keyword !== "");
  const withSort = (sort_by: BlogFilters["sort_by"]) => ({ ...filters, page: 1, sort_by });
  return (
    <SortForm
      {...{ hrefOf, onNavigate, withSort }}
      base={withSort("relevance")}
      sorts={sorts}
      // Without a keyword the best match is the newest.
      current={sorts.find((sort) => sort === filters.sort_by) ?? "newest"}
      labelOf={(sort) => t(`sort.${sort}`)}
      labels={{ choice: t("sort.label"), apply: t("sort.apply") }}
    />
  );
}
