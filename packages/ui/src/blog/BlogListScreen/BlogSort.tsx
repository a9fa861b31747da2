import { BLOG_SORTS, type BlogFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SortForm } from "../../catalog/FilterForm/SortForm.tsx";
import type { Narrowing } from "../../catalog/narrowing.ts";

/** Chooses the sort order of the articles. */
export function BlogSort(narrowing: Narrowing<BlogFilters>) {
  const { t } = useTranslation("blog");
  return (
    <SortForm
      {...narrowing}
      sorts={BLOG_SORTS}
      otherwise="newest"
      withSort={(sort_by) => ({ ...narrowing.filters, page: 1, sort_by })}
      labelOf={(sort) => t(`sort.${sort}`)}
      labels={{ choice: t("sort.label"), apply: t("sort.apply") }}
    />
  );
}
