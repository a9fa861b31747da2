import { changeFilters, PRODUCT_SORTS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { Narrowing } from "../narrowing.ts";
import { SortForm } from "../FilterForm/SortForm.tsx";

export type SortSelectProps = Narrowing;

/** Chooses the sort order of the products. */
export function SortSelect(narrowing: SortSelectProps) {
  const { t } = useTranslation("catalog");
  return (
    <SortForm
      {...narrowing}
      sorts={PRODUCT_SORTS}
      otherwise="popular"
      withSort={(sort_by) => changeFilters(narrowing.filters, { sort_by })}
      labelOf={(sort) => t(`sort.${sort}`)}
      labels={{ choice: t("sort.label"), apply: t("sort.apply") }}
    />
  );
}
