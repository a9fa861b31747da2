import { changeFilters, type ListingFilters, PRODUCT_SORTS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { Narrowing } from "../narrowing.ts";
import { SortForm } from "../FilterForm/SortForm.tsx";

export type SortSelectProps = Narrowing;

/** In what order the products stand. Best match is offered only where there is a keyword to match. */
export function SortSelect({ filters, hrefOf, onNavigate }: SortSelectProps) {
  const { t } = useTranslation("catalog");
  const withSort = (sort_by: ListingFilters["sort_by"]) => changeFilters(filters, { sort_by });
  const sorts = PRODUCT_SORTS.filter((sort) => sort !== "relevance" || filters.keyword !== "");
  return (
    <SortForm
      {...{ hrefOf, onNavigate, withSort }}
      base={withSort("relevance")}
      sorts={sorts}
      // Without a keyword the best match is what sells best.
      current={sorts.find((sort) => sort === filters.sort_by) ?? "popular"}
      labelOf={(sort) => t(`sort.${sort}`)}
      labels={{ choice: t("sort.label"), apply: t("sort.apply") }}
    />
  );
}
